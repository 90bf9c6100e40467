/** "chez-nous.veillee": what the file of a deck is called. */
export function fileName(deck: string): string {
  const plain = deck
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain || "cartes"}.veillee`;
}
