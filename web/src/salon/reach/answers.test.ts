import { expect, test } from "vitest";
import { answer, placeOf } from "./answers";

const NOBODY = { near: null, far: null };

test.each([
  [null, "nowhere"],
  ["http://localhost:8000/", "here"],
  ["http://127.0.0.1:8000/", "here"],
  ["http://192.168.1.20:8000/", "home"],
  ["http://172.20.0.3/", "home"],
  ["http://100.101.1.2:8000/", "home"],
  ["http://laptop.local:8000/", "home"],
  ["http://laptop:8000/", "home"],
  ["http://[fd00::2]:8000/", "home"],
  ["http://172.32.0.3/", "internet"],
  ["http://203.0.113.5:8000/", "internet"],
  ["https://jeux.example.org/soir/", "internet"],
] as const)("%s leads from %s", (address, place) => {
  expect(placeOf(address)).toBe(place);
});

test("nothing is supposed: an address says yes when somebody has come that way", () => {
  const home = "http://192.168.1.20:8000/";
  expect(answer(home, NOBODY)).toEqual({ near: "later", far: "no", secure: "no", next: "scan_near" });
  expect(answer(home, { near: 1, far: null })).toMatchObject({ near: "yes", far: "no", next: "outside" });
  const house = "https://jeux.example.org/";
  expect(answer(house, NOBODY)).toEqual({ near: "later", far: "later", secure: "yes", next: "scan_far" });
  expect(answer(house, { near: null, far: 1 })).toEqual({
    near: "yes",
    far: "yes",
    secure: "yes",
    next: "invite",
  });
});

test("there is one thing to do next, the most needed", () => {
  expect(answer(null, NOBODY).next).toBe("network");
  expect(answer("http://127.0.0.1:8000/", NOBODY).next).toBe("listen");
  expect(answer("http://203.0.113.5:8000/", { near: null, far: 1 }).next).toBe("https");
  // A router that lets friends in, though the invitation has the address at home.
  expect(answer("http://192.168.1.20:8000/", { near: 1, far: 1 }).next).toBe("https");
});
