import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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
  plugins: [svelte(), compressed()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    // The server is told the host that the browser asked for, so that this page counts as one of its own.
    proxy: {
      "^/((ws|healthz)$|(api|qr|cards|clips)/)": {
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
  },
  test: {
    environment: "jsdom",
    // Each file in a context of its own, as always, but jsdom itself is loaded once per process rather than per file.
    pool: "vmForks",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-setup.ts"],
  },
});
