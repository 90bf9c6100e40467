import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
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

test("a code enters by itself when its last sign is typed, not when one is erased", () => {
  const onenter = vi.fn();
  const input = show(CodeField, { value: "", label: "Code", enters: 4, onenter }).querySelector("input")!;
  const type = (value: string, inputType: string): void => {
    input.value = value;
    input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
  };
  type("mok", "insertText");
  expect(onenter).not.toHaveBeenCalled();
  type("moka", "insertText");
  expect(onenter).toHaveBeenCalledOnce();
  type("mokas", "insertText");
  type("moka", "deleteContentBackward");
  expect(onenter).toHaveBeenCalledOnce();
});
