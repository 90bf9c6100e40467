import { expect, test } from "vitest";
import { invitingAddress, isLoopback } from "./invitation.svelte";

const WIFI = "http://192.168.1.20:8000/";
const CABLE = "http://10.0.0.5:8000/";

test("names that lead every device to itself", () => {
  for (const url of [
    "http://localhost:8000/",
    "http://veillee.localhost/",
    "http://127.0.0.1:8000/",
    "http://127.1.2.3/",
    "http://[::1]:8000/",
    "http://0.0.0.0:8000/",
  ]) {
    expect(isLoopback(new URL(url).hostname), url).toBe(true);
  }
  for (const url of [
    WIFI,
    "http://[fe80::1]/",
    "https://localhost.example.org/",
    "http://127.example.org/",
  ]) {
    expect(isLoopback(new URL(url).hostname), url).toBe(false);
  }
});

test("a page on localhost invites with the address that phones reach", () => {
  expect(invitingAddress("http://localhost:8000/", [WIFI, CABLE], null)).toBe(WIFI);
  expect(invitingAddress("http://[::1]:8000/", [WIFI], null)).toBe(WIFI);
  expect(invitingAddress("http://localhost:8000/soir/", ["https://jeux.example.org/soir/"], null)).toBe(
    "https://jeux.example.org/soir/",
  );
});

test("or with the one that was chosen, as long as the house has it", () => {
  expect(invitingAddress("http://localhost:8000/", [WIFI, CABLE], CABLE)).toBe(CABLE);
  expect(invitingAddress("http://localhost:8000/", [WIFI], CABLE)).toBe(WIFI);
});

test("without a network there is nothing to invite with", () => {
  expect(invitingAddress("http://localhost:8000/", [], null)).toBeNull();
  expect(invitingAddress("http://localhost:8000/", [], WIFI)).toBeNull();
});

test("a page under any other name invites with its own, whatever the house knows", () => {
  expect(invitingAddress("https://jeux.example.org/soir/", [WIFI], CABLE)).toBe(
    "https://jeux.example.org/soir/",
  );
  expect(invitingAddress(CABLE, [WIFI], null)).toBe(CABLE);
  expect(invitingAddress("http://laptop.local:8000/", [], null)).toBe("http://laptop.local:8000/");
});
