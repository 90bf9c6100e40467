import { expect, test } from "vitest";
import { doorOf } from "./address";

test("the address to type is the link to the salon without its code", () => {
  expect(doorOf("http://192.168.1.20:8480/MOKA")).toBe("192.168.1.20:8480");
  expect(doorOf("https://jeux.example/veillee/MOKA")).toBe("jeux.example/veillee");
});
