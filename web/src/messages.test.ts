import { expect, test } from "vitest";
import { withMouse } from "./messages.svelte";

test.each([
  ["Touchez une image pour la voir en grand.", "Cliquez sur une image pour la voir en grand."],
  ["Une seule : touchez celle que vous laissez.", "Une seule : cliquez sur celle que vous laissez."],
  ["Touchez pour garder. Autant que vous voulez.", "Cliquez pour garder. Autant que vous voulez."],
  ["Touchez deux fois une image : elle grandit.", "Cliquez deux fois sur une image : elle grandit."],
  ["Touch a card to see who it is.", "Click a card to see who it is."],
  ["Asked to read one again? Touch it.", "Asked to read one again? Click it."],
  ["glisser pour reposer", "cliquer pour reposer"],
  ["slide to put back", "click to put back"],
  ["Touch up “feu”", "Touch up “feu”"],
  ["Merge them, or touch one of them up.", "Merge them, or touch one of them up."],
  ["Retouchez la feuille.", "Retouchez la feuille."],
])("with a mouse: %s", (touched, clicked) => {
  expect(withMouse(touched)).toBe(clicked);
});
