// Where pictures are: on the server or, in a file that is opened without one, in the file itself.

const kept = new Map<string, string>();
let offline = false;

/** From here on only these are there: pictures of cards as "deck/id", materials as "materials/name". */
export function keepPictures(pictures: Readonly<Record<string, string>>): void {
  offline = true;
  for (const [name, data] of Object.entries(pictures)) kept.set(name, data);
}

/** The address of a card's picture; null if there is none. */
export function pictureOf(images: string, id: string, small = false): string | null {
  const name = `${images}/${id}`;
  return kept.get(name) ?? (offline ? null : `cards/${name}${small ? ".thumb" : ""}.webp`);
}

export const isKept = (images: string, id: string): boolean => kept.has(`${images}/${id}`);

export function materialOf(name: string): string {
  const file = `materials/${name}.webp`;
  return kept.get(file) ?? file;
}
