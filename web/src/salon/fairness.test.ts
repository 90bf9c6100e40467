import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { chair, view } from "./test-salon";
import { forget } from "../storage";
import { acknowledged, kept, overtaken, prepare, verdict } from "./fairness";
import { storeKey } from "./keys";

const SERVER_PART = "ab".repeat(32);
const SEAL = createHash("sha256").update(Buffer.from(SERVER_PART, "hex")).digest("hex");
const OTHER = "cd".repeat(32);
const MISSING = "0".repeat(64);

beforeEach(() => forget("fair:MOKA"));

/** The lobby shows the seal; this browser adds its part and is thanked. */
function prepared(): string {
  const own = prepare(view({ salon: { commitment: SEAL } }));
  acknowledged("MOKA", 1, SEAL, own!.part);
  return own!.part;
}

const finished = (serverPart: string, parts: string[], commitment = SEAL, more = {}) =>
  view({
    salon: { games: 1, commitment: "ef".repeat(32), ...more },
    game: { commitment, opened: { server_part: serverPart, parts } },
  });

test("an honest game is verified", () => {
  const part = prepared();
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  expect(verdict(finished(SERVER_PART, [part, OTHER]), kept("MOKA", 1))).toEqual({ is: "verified" });
});

test("a game that was given up is checked like a finished one", () => {
  const part = prepared();
  const lobby = (serverPart: string) =>
    view({
      salon: {
        games: 1,
        given_up: {
          number: 1,
          chairs: [0, 1],
          commitment: SEAL,
          opened: { server_part: serverPart, parts: [part, OTHER] },
          reason: null,
          over: false,
        },
      },
    });
  const says = (serverPart: string) => {
    const seen = lobby(serverPart);
    return verdict(seen, kept("MOKA", 1), seen.salon.given_up);
  };
  expect(says(SERVER_PART)).toEqual({ is: "verified" });
  expect(says(OTHER)).toEqual({ is: "cheated", check: "commitment" });
});

test("a server that opens another part than the sealed one is caught", () => {
  const part = prepared();
  expect(verdict(finished("12".repeat(32), [part, OTHER]), kept("MOKA", 1))).toEqual({
    is: "cheated",
    check: "commitment",
  });
});

test("a server that also rewrites the seal is caught by what was kept", () => {
  const part = prepared();
  const late = "12".repeat(32);
  const lateSeal = createHash("sha256").update(Buffer.from(late, "hex")).digest("hex");
  expect(verdict(finished(late, [part, OTHER], lateSeal), kept("MOKA", 1))).toEqual({
    is: "cheated",
    check: "commitment",
  });
});

test("a server that drops or changes an acknowledged part is caught", () => {
  prepared();
  for (const changed of [MISSING, OTHER]) {
    expect(verdict(finished(SERVER_PART, [changed, OTHER]), kept("MOKA", 1))).toEqual({
      is: "cheated",
      check: "part",
    });
  }
});

test("a part that was never acknowledged accuses nobody", () => {
  prepare(view({ salon: { commitment: SEAL } }));
  expect(verdict(finished(SERVER_PART, [MISSING, OTHER]), kept("MOKA", 1))).toEqual({ is: "not_yours" });
});

test("whoever came later, watched, or took over a chair has nothing to compare", () => {
  expect(verdict(finished(SERVER_PART, [OTHER, OTHER]), kept("MOKA", 1))).toEqual({ is: "not_yours" });
  const part = prepared();
  const takenOver = finished(SERVER_PART, [OTHER, part], SEAL, { chairs: [chair(0, 1), chair(1, 0)] });
  expect(verdict(takenOver, kept("MOKA", 1))).toEqual({ is: "not_yours" });
});

test("nothing is said before the parts are opened", () => {
  prepared();
  expect(verdict(view({ game: { commitment: SEAL } }), kept("MOKA", 1))).toBeNull();
});

test("a server that seals a game anew, after it has seen the parts, is caught", () => {
  const part = prepared();
  expect(prepare(view({ salon: { commitment: OTHER } }))).toBeNull();
  expect(verdict(finished(SERVER_PART, [part, OTHER], OTHER), kept("MOKA", 1))).toEqual({
    is: "cheated",
    check: "commitment",
  });
});

test("a salon that has the code of an erased one starts afresh", () => {
  prepared();
  storeKey("MOKA", "a".repeat(43));
  expect(kept("MOKA", 1)).toBeNull();
});

test("the same part is offered again after a reload, a new one for the next game", () => {
  const first = prepare(view({ salon: { commitment: SEAL } }));
  expect(prepare(view({ salon: { commitment: SEAL } }))).toEqual(first);
  expect(prepare(view({ salon: { commitment: SEAL, parts: [0] } }))).toBeNull();
  const second = prepare(view({ salon: { commitment: OTHER, games: 1 } }));
  expect(second?.commitment).toBe(OTHER);
  expect(second?.part).not.toBe(first?.part);
});

test("no part without a seal, for someone who has not joined, or when another device has given it", () => {
  expect(prepare(view({ salon: { commitment: null } }))).toBeNull();
  expect(prepare(view({ person: null, salon: { commitment: SEAL } }))).toBeNull();
  expect(prepare(view({ salon: { commitment: SEAL, parts: [0] } }))).toBeNull();
  expect(verdict(finished(SERVER_PART, [OTHER, OTHER]), kept("MOKA", 1))).toEqual({ is: "not_yours" });
});

test("of two tabs, the one that was thanked is believed", () => {
  const part = prepared();
  overtaken("MOKA", 1, SEAL);
  expect(kept("MOKA", 1)?.part).toBe(part);
});

test("only the last games are kept", () => {
  for (let games = 0; games < 9; games++) prepare(view({ salon: { commitment: SEAL, games } }));
  expect(kept("MOKA", 3)).toBeNull();
  expect(kept("MOKA", 9)).not.toBeNull();
});
