import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { show } from "../test-mount";
import CodeField from "./CodeField.svelte";

test.each([
  ["http://192.168.1.7:8000/moka", false, "MOKA"],
  ["mo7ka", false, "MOKA"],
  ["http://192.168.1.7:8000/pair/7k4r", true, "7K4R"],
  ["7-k4 rx", true, "7K4R"],
])("what is pasted: %s", (pasted, sign, understood) => {
  const body = show(CodeField, { value: "", label: "Code", sign });
  const input = body.querySelector("input")!;
  input.value = pasted;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(input.value).toBe(understood);
});
