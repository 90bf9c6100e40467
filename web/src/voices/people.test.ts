import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import type { Call } from "./call.svelte";
import { lostPairs, Named, noteOf, sameRoom, stateOf, type Around, type Speaker } from "./people";

const around: Around = { playing: true, hostName: "Léa", silence: null, together: false };
const READING = { one: "jusqu’au décompte", others: "jusqu’à la dernière définition" };

type Change = Partial<Omit<Speaker, "voice">> & { voice?: Partial<Speaker["voice"]> };

function speaker(person: number, name: string, { voice, ...change }: Change = {}): Speaker {
  return {
    voice: {
      person,
      device: `device${person}`,
      speaks: true,
      shows: false,
      listens: false,
      heard: true,
      seen: true,
      here: true,
      lost: [],
      ...voice,
    },
    name,
    pawn: "soleil" as Speaker["pawn"],
    you: person === 0,
    screen: false,
    silenced: false,
    ...change,
  };
}

const call = (change: object = {}): Call =>
  ({
    speaking: new Set(),
    near: [],
    joined: true,
    open: true,
    noMicrophone: null,
    face: { none: null },
    wayTo: () => "found",
    ...change,
  }) as unknown as Call;

beforeEach(() => (settings.language = "fr"));

describe("the line of the call", () => {
  const silent = { voice: { heard: false } };
  const [me, tom, nina] = [speaker(0, "Anne"), speaker(1, "Tom"), speaker(2, "Nina")];

  it("says nothing while all speak", () => {
    expect(noteOf(call(), [me, tom, nina], around)).toBe("");
  });

  it("says to whom the host has silenced that it was the host, also where the rules do too", () => {
    const mine = speaker(0, "Anne", { ...silent, silenced: true });
    expect(noteOf(call(), [mine, tom, nina], around)).toBe(
      "Léa vous a coupé le micro. Vous entendez toujours les autres.",
    );
    expect(stateOf(call(), mine)).toBe("micro coupé pour tous");
    expect(noteOf(call(), [me, speaker(1, "Tom", { ...silent, silenced: true }), nina], around)).toBe("");
  });

  it("says for whom the table is silent, and until when", () => {
    const now = { ...around, silence: READING };
    const quiet = [speaker(0, "Anne", silent), tom, speaker(2, "Nina", silent)];
    expect(noteOf(call(), quiet, now)).toBe("La table se tait pour Tom, jusqu’à la dernière définition.");
    const mine = [me, speaker(1, "Tom", silent), speaker(2, "Nina", silent)];
    expect(noteOf(call(), mine, now)).toBe("La table se tait pour vous, jusqu’à la dernière définition.");
    expect(noteOf(call(), [speaker(0, "Anne", silent), tom, nina], now)).toBe(
      "La règle vous demande le silence, jusqu’au décompte.",
    );
    expect(noteOf(call(), [me, tom, speaker(2, "Nina", silent)], now)).toBe(
      "Nina garde le silence, jusqu’au décompte.",
    );
    expect(noteOf(call(), quiet, around)).toBe("La table se tait pour Tom.");
  });

  it("counts neither who listens nor a television among those who are silent", () => {
    const listens = speaker(3, "Zoé", { voice: { heard: false, listens: true }, pawn: null });
    const television = speaker(4, "Télé", { voice: { heard: false }, pawn: null, screen: true });
    expect(noteOf(call(), [me, tom, nina, listens, television], around)).toBe("");
    expect(stateOf(call(), listens)).toBe("écoute");
    expect(stateOf(call(), television)).toBe("se tait avec la table");
    expect(noteOf(call(), [{ ...listens, you: true }, tom, nina], around)).toBe(
      "Vous écoutez\u00a0: la table ne vous entend pas.",
    );
  });

  it("names two others who do not hear each other, once", () => {
    const lost = [
      me,
      speaker(1, "Tom", { voice: { lost: ["device2"] } }),
      speaker(2, "Nina", { voice: { lost: ["device1"] } }),
    ];
    expect(lostPairs(lost)).toEqual([["Tom", "Nina"]]);
    expect(noteOf(call(), lost, around)).toBe("Tom et Nina ne s’entendent pas.");
    const mine = call({ wayTo: () => "none" });
    expect(noteOf(mine, [me, tom], around)).toBe("Vous et Tom ne vous entendez pas.");
  });
});

describe("several devices in one room", () => {
  const people = [speaker(0, "Anne"), speaker(1, "Tom"), speaker(2, "Nina", { voice: { speaks: false } })];

  it("are hinted at where the host said so, and where the server saw one household", () => {
    expect(sameRoom(call(), people, { ...around, together: true })).toEqual(["Tom"]);
    expect(sameRoom(call({ near: [1, 2] }), people, around)).toEqual(["Tom"]);
    expect(sameRoom(call(), people, around)).toEqual([]);
  });

  it("make no echo while this microphone is off", () => {
    expect(sameRoom(call({ open: false, near: [1] }), people, around)).toEqual([]);
  });
});

describe("who speaks, read aloud", () => {
  it("is named when they begin, one at a time, and not again and again", () => {
    const named = new Named();
    expect(named.next(["Tom", "Nina"], 0)).toBe("Tom");
    expect(named.next(["Tom", "Nina"], 1000)).toBeNull();
    expect(named.next(["Tom", "Nina"], 4000)).toBe("Nina");
    for (let at = 8000; at < 200_000; at += 4000) expect(named.next(["Tom", "Nina"], at)).toBeNull();
    expect(named.next([], 210_000)).toBeNull();
    expect(named.next(["Tom"], 300_000)).toBe("Tom");
  });
});
