import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { show } from "../test-mount";
import CodeField from "./CodeField.svelte";

test("a pasted link is understood as its code", () => {
  const body = show(CodeField, { value: "" });
  const input = body.querySelector("input")!;
  input.value = "http://192.168.1.7:8000/moka";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(input.value).toBe("MOKA");
});
