// The album as a file: everything it needs is in the page, and nothing is asked of anybody.

import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";

import { mount } from "svelte";
import type { Album } from "../protocol";
import { settings, type Language } from "../settings.svelte";
import { sayCovered } from "../table/covered";
import { keepPictures } from "../table/pictures";
import FileAlbum from "./FileAlbum.svelte";

// Those that pages of games name by themselves; styles have theirs.
const materials = import.meta.glob<string>(
  "../../public/materials/{back-memory,cloth,cloth-deuil,mask-*,surface}.webp",
  { eager: true, import: "default", query: "?inline" },
);

interface Contents {
  language: Language;
  album: Album;
  pictures: Record<string, string>;
}

const { language, album, pictures } = JSON.parse(document.getElementById("album")!.textContent) as Contents;
settings.language = language;
keepPictures({
  ...pictures,
  ...Object.fromEntries(
    Object.entries(materials).map(([path, data]) => [path.replace("../../public/", ""), data]),
  ),
});
mount(FileAlbum, { target: document.getElementById("app")!, props: { album: sayCovered(album) } });
