import { expect, test } from "vitest";
import { deckOf, kindOf, outdatedCards } from "./policy";

const SCOPE = "https://jeux.example.org/soir/";
const FILES = new Set(["assets/index-1a2b.js", "materials/back.webp", "early.js"]);

function kind(path: string, mode = "no-cors", method = "GET") {
  return kindOf({ method, mode, url: new URL(path, SCOPE).href }, SCOPE, FILES);
}

test("pages, files of the build and cards are known", () => {
  for (const page of ["", "MOKA", "tv", "tv/MOKA", "rules/chess", "about"]) {
    expect(kind(page, "navigate"), page).toBe("page");
  }
  for (const file of FILES) expect(kind(file), file).toBe("file");
  expect(kind("cards/reves-1f2e3d4c/0a1b.thumb.avif")).toBe("card");
  expect(kind("cards/reves-1f2e3d4c/cards.json", "cors")).toBe("card");
  expect(kind("cards/fete-2024-1f2e3d4c/gateau")).toBe("card");
  expect(kind("cards/fete-2024-1f2e3d4c/gateau.thumb")).toBe("card");
});

test.each([
  "api/house",
  "api/salons/MOKA/clips",
  "clips/MOKA/0123456789abcdef",
  "images/MOKA/0123456789abcdef0123456789abcdef",
  "images/MOKA/0123456789abcdef0123456789abcdef.thumb",
  "api/album/MOKA-secret/images/0123456789abcdef0123456789abcdef",
  "healthz",
  "ws",
  "sw.js",
  "assets/index-other.js",
  "assets/index-1a2b.js?key=secret",
  "cards/reves-1f2e3d4c/../../api/house",
  "cards/reves/one.avif",
  "/elsewhere/early.js",
  "https://evil.example/soir/early.js",
])("%s is never kept", (path) => {
  expect(kind(path)).toBeNull();
});

test("what is no page is not answered with one", () => {
  for (const path of ["api/house", "clips/MOKA/01", "images/MOKA/01", "healthz", "previews/house.jpg"]) {
    expect(kind(path, "navigate"), path).toBeNull();
  }
  expect(kind("", "navigate", "POST")).toBeNull();
  expect(kind("early.js", "no-cors", "HEAD")).toBeNull();
});

test("a new edition of a deck makes way for itself, other decks stay", () => {
  const kept = ["cards/reves-01/a.avif", "cards/souvenirs-01/a.avif", "cards/reves-02/a.avif"];
  expect(outdatedCards(kept, "cards/reves-02/a.avif", 10)).toEqual(["cards/reves-01/a.avif"]);
  expect(deckOf("cards/mes-reves-02/a.avif")).toEqual({ deck: "mes-reves", edition: "mes-reves-02" });
});

test("the oldest cards go first when there are too many", () => {
  const kept = Array.from({ length: 12 }, (_, i) => `cards/reves-01/${i}.avif`);
  expect(outdatedCards(kept, kept[11]!, 10)).toEqual(kept.slice(0, 2));
});
