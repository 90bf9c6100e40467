// Builds the page from which the pictures of docs/table-kit.md are taken (scripts/table_kit.py).

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../.cache/kit",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: "kit/index.html" },
  },
});
