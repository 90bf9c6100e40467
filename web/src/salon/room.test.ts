import { expect, test, vi } from "vitest";
import { save } from "../storage";
import { chair, view } from "./test-salon";
import { Room } from "./room.svelte";
import type { Session } from "./session.svelte";
import { totalsOf } from "./totals";

const house = {
  version: "",
  addresses: [],
  letters: 4,
  decks: [],
  games: [{ name: "any", least: 3, most: 6, colours: 6, words: [] }],
};

function room(shown = view({}), present = [0, 1]): { room: Room; done: ReturnType<typeof vi.fn> } {
  const done = vi.fn(() => Promise.resolve());
  const session = { view: shown, live: { present }, do: done } as unknown as Session;
  return { room: new Room(session, house), done };
}

test("the colour one likes is proposed, or the first that is free", () => {
  const { room: one } = room();
  expect(one.freeColour).toBe(2);
  save("colour", 4);
  expect(one.freeColour).toBe(4);
  save("colour", 1);
  expect(one.freeColour).toBe(2);
});

test("at a full table no colour is free, until a game is over whose player has left", () => {
  const chairs = Array.from({ length: 6 }, (_, id) => chair(id, id, { left: id === 3 }));
  expect(room(view({ salon: { chairs }, game: {} })).room.freeColour).toBeNull();
  const outcome = { scores: [], winners: [], reason: "pile" };
  expect(room(view({ salon: { chairs }, game: { outcome } })).room.freeColour).toBe(3);
});

test("a chair moves by one place, around the end too", () => {
  const chairs = [chair(0, 0), chair(1, 1), chair(2, 1)];
  const { room: one, done } = room(view({ salon: { chairs } }));
  one.move(0, 1);
  expect(done).toHaveBeenLastCalledWith({ t: "arrange", order: [1, 0, 2] });
  one.move(2, 1);
  expect(done).toHaveBeenLastCalledWith({ t: "arrange", order: [2, 0, 1] });
  one.move(0, -1);
  expect(done).toHaveBeenLastCalledWith({ t: "arrange", order: [1, 2, 0] });
});

test("chairs left empty count only as long as their game lasts", () => {
  const chairs = [chair(0, 0), chair(1, 1, { left: true })];
  expect(room(view({ salon: { chairs } })).room.chairsKept).toHaveLength(1);
  expect(room(view({ salon: { chairs }, game: {} })).room.chairsKept).toHaveLength(2);
});

test("who watches is here, has a name and no chair; televisions are counted", () => {
  const people = [
    { id: 0, name: "Nina", screen: false, silenced: false },
    { id: 1, name: "Tom", screen: false, silenced: false },
    { id: 2, name: "Zoé", screen: false, silenced: false },
    { id: 3, name: "Ugo", screen: false, silenced: false },
    { id: 4, name: "", screen: true, silenced: false },
  ];
  const { room: one } = room(view({ salon: { people } }), [0, 1, 2, 4]);
  expect(one.watchers.map((person) => person.name)).toEqual(["Zoé"]);
  expect(one.screens).toBe(1);
});

test("the evening: victories first, then points", () => {
  const totals = totalsOf(
    [
      chair(0, 0, { wins: 1, points: 20 }),
      chair(1, 1, { wins: 2, points: 10 }),
      chair(2, 1, { wins: 1, points: 30 }),
    ],
    [{ name: "Zoé", colour: 4, wins: 1, points: 25 }],
  );
  expect(totals.map((total) => total.name)).toEqual(["Tom", "Léa", "Zoé", "Nina"]);
  expect(totals.filter((total) => total.gone).map((total) => total.name)).toEqual(["Zoé"]);
});

test("the door is closed before somebody is removed, and nobody is if it stays open", async () => {
  const { room: one, done } = room();
  await one.removeAndLock(1);
  expect(done.mock.calls).toEqual([[{ t: "lock", on: true }], [{ t: "remove", person: 1 }]]);
  done.mockReset().mockRejectedValueOnce(new Error("host_is_new"));
  await expect(one.removeAndLock(1)).rejects.toThrow("host_is_new");
  expect(done).toHaveBeenCalledTimes(1);
});
