// @vitest-environment node
// Who may import whom, and where a game may be named. What is found wrong is listed as "file: what".

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = dirname(fileURLToPath(import.meta.url));

/** From the ground up: each may import itself, what stands before it, and the small modules of the root. */
const LAYERS = ["ui", "table", "games", "album", "workshop", "voices", "salon", "pages"];
/**
 * A feature has one folder. What of it needs the salon, or is a page, stands as high as these; the rest of the folder
 * may not import it.
 */
const HIGHER: Readonly<Record<string, string>> = {
  "album/AlbumPage.svelte": "salon",
  "album/SharedAlbum.svelte": "pages",
  "voices/SalonVoices.svelte": "salon",
  "voices/salonSpeakers": "salon",
  "voices/SpeakRow.svelte": "salon",
  "voices/TelevisionCall.svelte": "salon",
  "voices/TvJoin.svelte": "salon",
  "voices/TvVoices.svelte": "salon",
  "workshop/WorkshopPage.svelte": "salon",
  "workshop/salonWorkbench.svelte": "salon",
  "workshop/imageStore.svelte": "salon",
  "workshop/ownAlts": "salon",
};
/** They put everything together. */
const TOP = /^(App\.svelte|main\.ts|[\w-]+\.test\.ts)$/;

type Sources = ReadonlyMap<string, string>;

function sources(pattern: RegExp): Sources {
  return new Map(
    readdirSync(source, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => pattern.test(path))
      .map((path) => [path, readFileSync(join(source, path), "utf8")]),
  );
}

/** 0 for the root, then the layers; what stands on top is above all of them. */
function height(path: string): number {
  const layer = HIGHER[path.replace(/(\.test)?\.ts$/, "")] ?? path.split("/")[0]!;
  return TOP.test(path) ? LAYERS.length + 1 : LAYERS.indexOf(layer) + 1;
}

/** "games/chess" for everything within a game's folder; "" elsewhere. */
function gameOf(path: string): string {
  return /^games\/[^/]+(?=\/)/.exec(path)?.[0] ?? "";
}

/** What a file imports from this tree, as paths: static, dynamic and by glob. */
function imported(path: string, text: string): string[] {
  const addresses = text.matchAll(
    /(?:\bfrom|\bimport|\bimport\(|\bglob(?:<[^(]*>)?\(\[?)\s*["'](\.[^"']*)["']/g,
  );
  return [...addresses]
    .map((match) => posix.normalize(posix.join(posix.dirname(path), match[1]!)))
    .filter((target) => !target.startsWith(".."));
}

function wrongImports(files: Sources): string[] {
  return [...files].flatMap(([path, text]) =>
    imported(path, text)
      .filter((target) => {
        const otherGame = gameOf(path) !== "" && gameOf(target) !== "" && gameOf(path) !== gameOf(target);
        return height(target) > height(path) || otherGame;
      })
      .map((target) => `${path}: ${target}`),
  );
}

test("imports point one way: ui ← table ← games ← album ← workshop ← voices ← salon ← pages, and no game knows another", () => {
  const files = sources(/\.(ts|svelte)$/);
  expect([...files].flatMap(([path, text]) => imported(path, text)).length).toBeGreaterThan(500);
  expect(wrongImports(files)).toEqual([]);
});

test("a wrong import is found, however it is written", () => {
  const found = (path: string, text: string) => wrongImports(new Map([[path, text]])).length > 0;
  expect(found("ui/Button.svelte", '  import { t } from "../table/texts";')).toBe(true);
  expect(found("table/props.ts", 'import type {\n  GameScreens,\n} from "../games/contract";')).toBe(true);
  expect(found("games/chess/Table.svelte", 'import "../../salon/room.svelte";')).toBe(true);
  expect(found("games/chess/Table.svelte", 'import { roll } from "../dice/roll";')).toBe(true);
  expect(found("games/index.ts", 'const page = () => import("../pages/About.svelte");')).toBe(true);
  expect(found("table/all.ts", 'import.meta.glob<Screens>("../games/*/index.ts", {});')).toBe(true);
  expect(found("settings.svelte.ts", 'import { toasts } from "./ui/toasts.svelte";')).toBe(true);
  expect(found("pages/About.svelte", 'import { askHouse } from "../salon/http";')).toBe(false);
  expect(found("games/chess/Table.svelte", 'import { m } from "./texts";\nimport "../contract";')).toBe(
    false,
  );
  expect(found("album/Album.svelte", 'import AlbumPage from "./AlbumPage.svelte";')).toBe(true);
  expect(found("workshop/mix.ts", 'import type { Room } from "../salon/room.svelte";')).toBe(true);
  expect(found("workshop/ownAlts.ts", 'import SharedAlbum from "../album/SharedAlbum.svelte";')).toBe(true);
  expect(found("album/AlbumPage.svelte", 'import { fetchAlbum } from "../salon/http";')).toBe(false);
  expect(found("App.svelte", 'import Lost from "./pages/Lost.svelte";')).toBe(false);
});

const GAMES = readdirSync(join(source, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Comments may say "as in chess"; the code may not. */
function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");
}

function named(games: readonly string[], files: Sources): string[] {
  return [...files].flatMap(([path, text]) =>
    games
      .filter((game) => !path.startsWith(`games/${game}/`))
      .filter((game) => new RegExp(`(?<![a-z])${game}(?![a-z])`, "i").test(withoutComments(text)))
      .map((game) => `${path}: ${game}`),
  );
}

test("a game's name stands in its own folder and nowhere else", () => {
  const files = new Map(
    [...sources(/\.(ts|svelte|css|json)$/)].filter(([path]) => !/\.test\.ts$|\/test-\w+\.ts$/.test(path)),
  );
  expect(GAMES.length).toBeGreaterThan(3);
  expect(named(GAMES, files)).toEqual([]);
});

test("a name that stands elsewhere is found", () => {
  const found = (path: string, text: string) => named(["chess"], new Map([[path, text]])).length > 0;
  expect(found("pages/shelf.ts", 'const games = ["chess"];')).toBe(true);
  expect(found("ui/tokens.css", "  --g-chess: #123456;")).toBe(true);
  expect(found("games/dice/texts.ts", 'title: "Chess"')).toBe(true);
  expect(found("games/chess/texts.ts", 'title: "Chess"')).toBe(false);
  expect(found("ui/Header.svelte", "<!-- the title: Chess --> // as in chess\n/* chess */")).toBe(false);
  expect(found("ui/chest.ts", "const chessboard = 1;")).toBe(false);
});

test.each(GAMES)("%s has everything a game declares", (game) => {
  for (const file of ["index.ts", "shelf.ts", "rules.json"]) {
    expect(existsSync(join(source, "games", game, file)), file).toBe(true);
  }
});
