// Guests for tests.

import type { Family, Guest } from "./guests";

export const guest = (id: string, family: Family = "letters", more: Partial<Guest> = {}): Guest => ({
  id,
  name_fr: id,
  name_en: id,
  family,
  fr: `${id}, en français.`,
  en: `${id}, in English.`,
  born: null,
  died: null,
  circa: false,
  recent: false,
  ...more,
});
