import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { settings } from "../settings.svelte";
import { keepPictures } from "../table/pictures";
import { show } from "../test-mount";
import Album from "./Album.svelte";
import { dateLine, dayOf, favouritesOf, resultOf, summaryOf, titleOf, totalsOf, type Marking } from "./album";
import { fit, wrap } from "./fitText";
import { album, NASTY } from "./test-album";

settings.language = "fr";
afterEach(() => (settings.language = "fr"));

const marking = (more: Partial<Marking> = {}): Marking => ({
  liked: new Set(["2/4A"]),
  yours: new Set(["3/1"]),
  isHost: false,
  like: vi.fn(),
  leaveOut: vi.fn(),
  writeDown: vi.fn(() => Promise.resolve(true)),
  ...more,
});

test("the evening is called by its day, in both languages", () => {
  expect(titleOf(album)).toBe("La veillée du 14\u00a0novembre");
  expect(dateLine(album)).toBe("Samedi 14 novembre 2026, chez Camille");
  expect(dayOf(new Date(2026, 4, 1).getTime(), "fr")).toBe("1er\u00a0mai");
  expect(resultOf(album.chapters[0]!)).toBe("20\u00a0h\u00a040, Théo gagne avec 5 points");
  expect(resultOf(album.chapters[3]!)).toBe("20\u00a0h\u00a040, Dany l’emporte, et c’était Mamie Jo");
  expect(summaryOf(album)).toBe("Quatre parties, trois personnes autour de la table.");
  settings.language = "en";
  expect(titleOf(album)).toBe("The evening of 14\u00a0November");
  expect(dateLine(album)).toMatch(/^Saturday,? 14 November 2026, at Camille’s$/);
});

test("favourites come first, most hearts before others", () => {
  expect(favouritesOf(album).map(({ moment, quote }) => [moment.key, quote.words])).toEqual([
    ["4A", NASTY],
    ["1", "Personne ne m’a demandé mon avis"],
  ]);
});

test("totals add up what was played", () => {
  expect(totalsOf(album).map(({ name, wins, points }) => [name, wins, points])).toEqual([
    ["Théo", 3, 15],
    ["Mamie Jo", 1, 1],
    ["Camille", 0, 9],
  ]);
});

test("every game is told with who did what", () => {
  const page = show(Album, { album });
  const text = page.textContent.replace(/\s+/g, " ");
  for (const told of [
    "Mamie Jo a dit",
    "«\u00a0Personne ne m’a demandé mon avis\u00a0»",
    "Un sur deux a trouvé son image.",
    "verboquet",
    "la vraie",
    "inventée par Théo",
    "Personne n’a trouvé la vraie.",
    "Raison dite à voix haute.",
    "Ces tables n’ont pas convaincu",
    "«\u00a0Une table bancale\u00a0»",
    "(1 pour, 1 contre)",
    "le premier pas",
    "Manqué\u00a0: Théo a répondu «\u00a0la lune\u00a0».",
    "Dany, c’était Mamie Jo.",
    "Camille vers Théo",
  ]) {
    expect(text.replaceAll("\u00a0", " "), told).toContain(told.replaceAll("\u00a0", " "));
  }
  expect(page.querySelector("img[onerror]")).toBe(null);
  expect(text).toContain(NASTY);
  expect(page.querySelector('img[alt="Un chat de verre"]')).not.toBe(null);
});

test("whoever only looks can change nothing", () => {
  const page = show(Album, { album });
  expect(page.querySelector("[aria-pressed]")).toBe(null);
  expect(page.querySelector('[aria-label="Laisser hors de l’album"]')).toBe(null);
  expect(page.querySelector('[aria-label="3 cœurs"]')).not.toBe(null);
});

test("a member gives hearts, and leaves out or writes down only what is theirs", () => {
  const may = marking();
  const page = show(Album, { album, marking: may });
  const hearts = [...page.querySelectorAll<HTMLButtonElement>("button[aria-pressed]")];
  expect(hearts.map((heart) => heart.ariaPressed)).toEqual([
    "false",
    "false",
    "true",
    "false",
    "false",
    "false",
  ]);
  hearts[2]!.click();
  expect(may.like).toHaveBeenCalledWith(2, "4A", false);
  hearts[3]!.click();
  expect(may.like).toHaveBeenCalledWith(3, "1", true);
  expect(page.querySelectorAll('[aria-label="Laisser hors de l’album"]').length).toBe(1);
  page.querySelector<HTMLButtonElement>('[aria-label="Écrire ce qui a été dit"]')!.click();
  flushSync();
  const words = page.querySelector("textarea")!;
  words.value = "Ils ont tous survécu.";
  words.dispatchEvent(new Event("input", { bubbles: true }));
  words.form!.requestSubmit();
  expect(may.writeDown).toHaveBeenCalledWith(3, "1", "Ils ont tous survécu.");
});

test("the host may leave out anything", () => {
  const page = show(Album, { album, marking: marking({ isHost: true }) });
  expect(page.querySelectorAll('[aria-label="Laisser hors de l’album"]').length).toBe(6);
});

test("an evening without a finished game says so", () => {
  expect(show(Album, { album: { chapters: [] } }).textContent).toContain("L’album est encore vide");
});

test("words on a picture are broken and made smaller until they fit", () => {
  const measure = (text: string, size: number): number => text.length * size;
  expect(wrap("un deux trois", 7, (text) => text.length)).toEqual(["un deux", "trois"]);
  expect(fit("court", { width: 100, height: 50 }, [20, 4], measure)).toEqual({ lines: ["court"], size: 20 });
  const long = fit("mot ".repeat(500).trim(), { width: 100, height: 50 }, [20, 4], measure);
  expect(long.size).toBe(4);
  expect(long.lines.length).toBeLessThanOrEqual(11);
  expect(long.lines.at(-1)).toMatch(/mot…$/);
});

// The last test: pictures are kept from here on.
test("in a file nothing is asked for elsewhere", () => {
  keepPictures({ "reves-1/i1": "data:image/webp;base64,AAAA", "materials/surface.webp": "data:,s" });
  const page = show(Album, { album });
  const asked = [...page.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? "");
  expect(asked.filter((address) => address.startsWith("cards/"))).toEqual([]);
  // A picture that is not in the file is told in words.
  expect(page.querySelector('img[alt="Un arbre"]')).toBe(null);
  expect(page.textContent).toContain("Un arbre");
});
