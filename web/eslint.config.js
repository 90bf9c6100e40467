import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["node_modules/", "public/", "src/protocol.ts", "src/games/*/protocol.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // French texts, also in comments, have the no-break spaces that French asks for.
      "no-irregular-whitespace": ["error", { skipTemplates: true, skipComments: true }],
      // A parameter that only keeps its place is called _, or begins with it.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Maps and sets that no template reads are plain ones.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is a space that Svelte would take away.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
);
