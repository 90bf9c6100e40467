// Cards with a picture.

import { settings, type Language } from "../settings.svelte";

type Fields = Readonly<Record<string, string | undefined>>;

/** What is to be seen on a picture, in the language of the moment if somebody wrote it. */
export function altOf(fields: Fields): string {
  return fields[`alt_${settings.language}`] || fields.alt_fr || fields.alt_en || "";
}

/** The language a description is written in. */
export function altLanguage(fields: Fields, otherwise: Language): Language {
  if (fields[`alt_${settings.language}`]) return settings.language;
  return fields.alt_fr ? "fr" : fields.alt_en ? "en" : otherwise;
}

export function imageCard(image: string, alt: string, language: Language): Record<string, string> {
  return { image, alt_fr: "", alt_en: "", [`alt_${language}`]: alt };
}

/** What is to be done with files that somebody dropped, chose or pasted. */
export interface Sorted {
  images: File[];
  packages: File[];
  tables: File[];
}

export function sortFiles(files: Iterable<File>): Sorted {
  const sorted: Sorted = { images: [], packages: [], tables: [] };
  for (const file of files) {
    const name = file.name.toLowerCase();
    if (/\.(veillee|zip)$/.test(name)) sorted.packages.push(file);
    else if (/\.(csv|tsv|txt)$/.test(name)) sorted.tables.push(file);
    // What no browser names may still be one that it can draw.
    else if (file.type.startsWith("image/") || /\.(hei[cf]|avif)$/.test(name)) sorted.images.push(file);
  }
  return sorted;
}
