import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { runnerImport, type Plugin, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import type { ShelfEntry } from "./src/games/contract.ts";
import type { Build } from "./src/worker/policy.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const SALON = "src/salon/Salon.svelte";

function chunks(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

/** A module and all that it imports at once. */
function within(start: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([start]);
  for (const one of found)
    for (const other of context.getModuleInfo(one)?.importedIds ?? []) found.add(other);
  return found;
}

/**
 * A slow phone waits for every file it asks for, so there are few of them: what the landing page needs is one, and what a
 * salon needs beyond that is another. Each game is one more.
 */
function fewFiles(root: string): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let house: Set<string> | undefined;
  let salon: Set<string> | undefined;
  return (id, context) => {
    house ??= within(join(root, "src/main.ts"), context);
    salon ??= within(join(root, SALON), context);
    return house.has(id) ? "house" : salon.has(id) ? "salon" : null;
  };
}

/** A chunk, all that it imports at once, and their styles. */
function closure(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) closure(bundle, other, found);
  return found;
}

/**
 * What the server must know to serve the page, in page.json: the games as they stand on the shelf, for previews of
 * links, and what the page of a salon needs beyond that of the house, so that it is fetched at the same time. And what
 * it prints on paper, in rules.json: the rules of every game, with its line on the shelf.
 */
function pageData(): Plugin {
  let root = "";
  return {
    name: "page-data",
    apply: "build",
    configResolved: (config) => void (root = config.root),
    async generateBundle(_, bundle) {
      const shelf: Record<string, object> = {};
      const rules: Record<string, object> = {};
      for (const { name } of readdirSync(join(root, "src/games"), { withFileTypes: true })) {
        const path = join(root, "src/games", name, "shelf.ts");
        if (!existsSync(path)) continue;
        const { module } = await runnerImport<{ default: ShelfEntry }>(path);
        const { title, line } = module.default;
        const picture = `previews/${name}.jpg`;
        shelf[name] = { title, line, picture: existsSync(join(root, "public", picture)) ? picture : null };
        const text = join(root, "src/games", name, "rules.json");
        if (existsSync(text)) rules[name] = { ...(JSON.parse(readFileSync(text, "utf8")) as object), line };
      }
      const entry = chunks(bundle).find((chunk) => chunk.isEntry && chunk.name === "index")!;
      const known = closure(bundle, entry.fileName);
      const salon = chunks(bundle).find(({ moduleIds }) => moduleIds.includes(join(root, SALON)))!;
      const more = [...closure(bundle, salon.fileName)].filter((file) => !known.has(file));
      const source = JSON.stringify({ shelf, salon: more });
      this.emitFile({ type: "asset", fileName: "page.json", source });
      this.emitFile({ type: "asset", fileName: "rules.json", source: JSON.stringify(rules) });
    },
  };
}

/** Tells the service worker which files there are, and which of them make the shell. */
function worker(): Plugin {
  let root = "";
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (root = config.root),
    generateBundle(_, bundle) {
      const folder = join(root, "public");
      const published = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
        .filter((name) => !/^(previews|icon|apple)/.test(name));
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      // What can be read without a network. The screens of a game, a television, an album: kept once they are used.
      const first = chunks(bundle).filter(
        ({ name, facadeModuleId, moduleIds }) =>
          name === "index" ||
          moduleIds.includes(join(root, SALON)) ||
          /\/src\/pages\/(About|Credits|Rules)\.svelte$|\/rules\.json$/.test(facadeModuleId ?? ""),
      );
      const shell = [
        ...new Set(first.flatMap(({ fileName }) => [...closure(bundle, fileName)])),
        ...built.filter((name) => name.endsWith(".avif")),
        ...published.filter((name) => !name.includes("/")),
      ];
      const contents = published.map((name) => readFileSync(join(folder, name)));
      const version = createHash("sha256").update(JSON.stringify([built, published]));
      for (const content of contents) version.update(content);
      const build: Build = {
        version: version.digest("hex").slice(0, 16),
        shell,
        all: [...built, ...published],
      };
      const script = bundle["sw.js"];
      if (script?.type !== "chunk" || !script.code.includes("__BUILD__") || script.imports.length > 0) {
        throw new Error("the service worker must be one script that asks for its build");
      }
      script.code = script.code.replace("__BUILD__", () => JSON.stringify(build));
    },
  };
}

/** A compressed twin beside every text file of the build: the server hands it out without any work of its own. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
        const plain = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(plain));
      }
    },
  };
}

// base "": every address in the built page is relative, because the server may live under a path of its own.
// It writes that path into <base href="/"> when it serves index.html.
export default defineConfig({
  base: "",
  plugins: [svelte(), pageData(), worker(), compressed()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    // The server is told the host that the browser asked for, so that this page counts as one of its own.
    proxy: {
      "^/((ws|healthz)$|(api|qr|cards|clips|images)/)": {
        target: process.env.VEILLEE_SERVER ?? "http://127.0.0.1:8000",
        changeOrigin: false,
        ws: true,
      },
    },
  },
  build: {
    outDir: "../src/veillee/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      // The scope of a worker is the folder it is served from.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: fewFiles(import.meta.dirname), debugName: "few files" }] },
      },
    },
  },
  test: {
    environment: "jsdom",
    // Each file in a context of its own, as always, but jsdom itself is loaded once per process rather than per file.
    pool: "vmForks",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-setup.ts"],
    // For a hang: on a busy machine everything takes longer.
    testTimeout: 60_000,
  },
});
