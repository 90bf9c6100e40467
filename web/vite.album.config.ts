// Builds the album as one file: src/veillee/client/album-file.html. The server puts the contents in.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const KINDS: Record<string, string> = { ".webp": "image/webp", ".svg": "image/svg+xml" };
const PUBLIC = resolve(import.meta.dirname, "public");

/** Replaced by the server (src/veillee/album/file.py). */
const CONTENTS = '<script type="application/json" id="album">null</script>';

/** Pictures that styles name by their address are put into the styles. */
function withPictures(css: string): string {
  return css.replace(/url\(["']?[./]*\/?(materials\/[\w.-]+)["']?\)/g, (_, name: string) => {
    const data = readFileSync(join(PUBLIC, name)).toString("base64");
    return `url("data:${KINDS[extname(name)]};base64,${data}")`;
  });
}

/** Script and styles go into the page; a policy in it forbids every request, and every script but this one. */
function oneFile(): Plugin {
  return {
    name: "one-file",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
      if (scripts.length !== 1) throw new Error(`${scripts.length} scripts do not fit into one`);
      let script = "";
      let styles = "";
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === "chunk") script += file.code;
        else if (name.endsWith(".css")) styles += withPictures(String(file.source));
        if (file.fileName !== "album.html") delete bundle[name];
      }
      const page = bundle["album.html"];
      if (page?.type !== "asset") throw new Error("no page was built");
      // Nothing in the script may end its element.
      script = script.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
      const hash = createHash("sha256").update(script).digest("base64");
      const policy =
        `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; ` +
        "img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'";
      page.source = String(page.source)
        .replace(/\s*<script type="module"[^>]*><\/script>/, "")
        .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, "")
        .replace(
          /<meta charset="utf-8"[^>]*>/,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
        .replace("</head>", () => `<style>${styles}</style>\n  </head>`)
        .replace("</body>", () => `${CONTENTS}\n    <script type="module">${script}</script>\n  </body>`);
      page.fileName = "album-file.html";
    },
  };
}

export default defineConfig({
  base: "",
  plugins: [svelte(), oneFile()],
  build: {
    outDir: "../src/veillee/client",
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    assetsInlineLimit: 100_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    // What is loaded later elsewhere is in the file too: it can ask for nothing.
    rolldownOptions: { input: "album.html", output: { codeSplitting: false } },
  },
});
