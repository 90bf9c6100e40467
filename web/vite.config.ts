import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// base "": every address in the built page is relative, because the server may live under a path of its own.
// It writes that path into <base href="/"> when it serves index.html.
export default defineConfig({
  base: "",
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    proxy: {
      "/ws": { target: "http://localhost:8000", ws: true },
      "^/(api|cards|clips|healthz)": "http://localhost:8000",
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
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-setup.ts"],
  },
});
