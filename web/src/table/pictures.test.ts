import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { altOf, knowAlts, loadAlts } from "./alts.svelte";
import { nameOf, pictureOf, placeOf, sourcesOf, type OwnImages } from "./pictures";

const IMAGE = "0123456789abcdef0123456789abcdef";
const OWN = `own-${IMAGE}`;
const images = { "": "reves-1a2b3c4d", "fete-2024": "fete-2024-5e6f7a8b" };

const some = (url: string | null | undefined): OwnImages & { asked: [string, boolean][] } => {
  const asked: [string, boolean][] = [];
  return {
    asked,
    url: (image, small) => {
      asked.push([image, small]);
      return url;
    },
    isCovered: () => false,
    open: (image) => (url ? Promise.resolve(`${url}/${image}`) : Promise.reject(new Error("gone"))),
  };
};

describe("which picture a card has", () => {
  it("knows our decks, decks of the house and people's own images", () => {
    expect(placeOf(images, "0123")).toEqual({
      is: "deck",
      folder: "reves-1a2b3c4d",
      card: "0123",
      plain: false,
    });
    expect(placeOf(images, "fete-2024.gateau")).toEqual({
      is: "deck",
      folder: "fete-2024-5e6f7a8b",
      card: "gateau",
      plain: true,
    });
    expect(placeOf(images, OWN)).toEqual({ is: "own", image: IMAGE });
  });

  it("finds nothing for a deck that is not there, and takes no other card for an own image", () => {
    expect(placeOf(images, "autre.1")).toBeNull();
    expect(placeOf({}, "0123")).toBeNull();
    expect(placeOf({ "": "" }, "0123")).toBeNull();
    expect(placeOf(images, "own-12")).toMatchObject({ is: "deck", card: "own-12" });
  });

  it("has the same names as a file", () => {
    expect(nameOf(placeOf(images, "0123")!)).toBe("reves-1a2b3c4d/0123");
    expect(nameOf(placeOf(images, "fete-2024.gateau")!)).toBe("fete-2024-5e6f7a8b/gateau");
    expect(nameOf(placeOf(images, OWN)!)).toBe(`own/${IMAGE}`);
  });
});

describe("what an <img> is given", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("two formats of ours, one of a deck of the house, thumbnails of both", () => {
    expect(sourcesOf(images, "0123", null, 100)).toEqual({
      src: "cards/reves-1a2b3c4d/0123.webp",
      srcset: "cards/reves-1a2b3c4d/0123.thumb.webp 200w, cards/reves-1a2b3c4d/0123.webp 600w",
      avif: "cards/reves-1a2b3c4d/0123.thumb.avif 200w, cards/reves-1a2b3c4d/0123.avif 600w",
    });
    expect(sourcesOf(images, "fete-2024.gateau", null, 100)).toEqual({
      src: "cards/fete-2024-5e6f7a8b/gateau",
      srcset: "cards/fete-2024-5e6f7a8b/gateau.thumb 200w, cards/fete-2024-5e6f7a8b/gateau 600w",
    });
  });

  it("an own image as it comes: on its way, there, or never", () => {
    expect(sourcesOf(images, OWN, some(undefined), 100)).toEqual({ src: null, waiting: true });
    expect(sourcesOf(images, OWN, some("blob:1"), 100)).toEqual({ src: "blob:1", waiting: false });
    expect(sourcesOf(images, OWN, some(null), 100)).toEqual({ src: null, waiting: false });
    expect(sourcesOf(images, OWN, null, 100)).toEqual({ src: null, waiting: false });
  });

  it("as large as the screen needs it", () => {
    const own = some("blob:1");
    vi.stubGlobal("devicePixelRatio", 2);
    sourcesOf(images, OWN, own, 100);
    sourcesOf(images, OWN, own, 150);
    vi.stubGlobal("devicePixelRatio", 1);
    sourcesOf(images, OWN, own, 150);
    expect(own.asked.map(([, small]) => small)).toEqual([true, false, true]);
  });

  it("for a canvas, once it is there", async () => {
    expect(await pictureOf(images, "0123", null)).toBe("cards/reves-1a2b3c4d/0123.webp");
    expect(await pictureOf(images, "autre.1", null)).toBeNull();
    expect(await pictureOf(images, OWN, some("blob:1"))).toBe(`blob:1/${IMAGE}`);
    expect(await pictureOf(images, OWN, some(null))).toBeNull();
  });
});

describe("descriptions", () => {
  beforeEach(() => {
    settings.language = "fr";
  });
  afterEach(() => {
    settings.language = "fr";
    vi.unstubAllGlobals();
  });

  it("are fetched once for every deck of a game", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      // A deck of the house calls its cards by its own id and theirs.
      const card = address.includes("y-2") ? "y.a" : "a";
      return Promise.resolve(Response.json({ [card]: { fr: `a de ${address}`, en: "" } }));
    });
    const decks = { "": "x-1", y: "y-2" };
    loadAlts(decks);
    loadAlts(decks);
    await vi.waitFor(() => expect(altOf(decks, "y.a")).toBe("a de cards/y-2/cards.json"));
    expect(altOf(decks, "a")).toBe("a de cards/x-1/cards.json");
    expect(asked).toEqual(["cards/x-1/cards.json", "cards/y-2/cards.json"]);
  });

  it("may come with something else, and in one language only", () => {
    knowAlts(images, {
      "0123": { fr: "Une baleine", en: "A whale" },
      "fete-2024.gateau": { fr: "", en: "A cake" },
      [OWN]: { fr: "Papi au lac", en: "" },
      "autre.1": { fr: "nulle part", en: "" },
    });
    expect(altOf(images, "fete-2024.gateau")).toBe("A cake");
    expect(altOf({}, OWN)).toBe("Papi au lac");
    expect(altOf(images, "autre.1")).toBe("");
    settings.language = "en";
    expect(altOf(images, "0123")).toBe("A whale");
    expect(altOf(images, OWN)).toBe("Papi au lac");
  });
});
