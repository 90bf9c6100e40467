import { expect, test } from "vitest";

import { parse, pathBehind } from "./route";

test("each address has its page", () => {
  expect(parse("")).toEqual({ page: "home" });
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("about")).toEqual({ page: "about" });
  expect(parse("credits")).toEqual({ page: "credits" });
  expect(parse("rules")).toEqual({ page: "rules", game: null });
  expect(parse("rules/didixit")).toEqual({ page: "rules", game: "didixit" });
  expect(parse("tv/moka")).toEqual({ page: "tv", code: "MOKA" });
  expect(parse("tv")).toEqual({ page: "tv", code: null });
  expect(parse("pair/7k4r")).toEqual({ page: "pair", sign: "7K4R" });
  expect(parse("pair")).toEqual({ page: "salon", code: "PAIR" });
  expect(parse("MOKA")).toEqual({ page: "salon", code: "MOKA" });
  expect(parse("moka/")).toEqual({ page: "salon", code: "MOKA" });
});

test("the workshop of a salon", () => {
  expect(parse("moka/cartes")).toEqual({ page: "salon", code: "MOKA", cards: true });
  expect(parse("moka/cartes/x")).toEqual({ page: "lost" });
});

test("the album of a salon, and one that somebody shared", () => {
  expect(parse("moka/album")).toEqual({ page: "salon", code: "MOKA", album: true });
  const token = "Ab3_-".repeat(6);
  expect(parse(`album/MOKA-${token}`)).toEqual({ page: "shared_album", code: "MOKA", token });
  for (const path of [
    "album",
    "album/MOKA",
    "album/MOKA-short",
    `album/M-${token}`,
    `album/MOKA-${token}/x`,
  ]) {
    expect(parse(path), path).toEqual({ page: "lost" });
  }
});

test("a salon may be called like a page, in capitals", () => {
  expect(parse("ABOUT")).toEqual({ page: "salon", code: "ABOUT" });
});

test("what is no address of ours is lost", () => {
  for (const path of [
    "MOK",
    "MOKAMOK",
    "MOK4",
    "tv/12",
    "pair/12",
    "pair/7K4R/x",
    "MOKA/x",
    "rules/didixit/x",
    "rules/Di",
  ]) {
    expect(parse(path), path).toEqual({ page: "lost" });
  }
});

test("the path behind the base, wherever the house is mounted", () => {
  expect(pathBehind("https://a.org/", "https://a.org/MOKA?x#y")).toBe("MOKA");
  expect(pathBehind("https://a.org/jeux/", "https://a.org/jeux/tv/MOKA")).toBe("tv/MOKA");
  expect(pathBehind("https://a.org/jeux/", "https://a.org/jeux")).toBe("");
  expect(pathBehind("https://a.org/jeux/", "https://a.org/autre")).toBe(null);
  expect(pathBehind("https://a.org/", "https://b.org/MOKA")).toBe(null);
  expect(pathBehind("https://a.org/jeux/", "rules")).toBe("rules");
});
