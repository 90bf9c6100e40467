import { expect, it } from "vitest";
import { attention } from "./attention.svelte";

it("calls nobody while something is revealed", () => {
  attention.page = "Salon";
  attention.held = true;
  attention.call = "À vous";
  expect(document.title).toBe("Salon · Veillée");
  attention.held = false;
  expect(document.title).toBe("● À vous · Salon · Veillée");
  attention.call = null;
  expect(document.title).toBe("Salon · Veillée");
});
