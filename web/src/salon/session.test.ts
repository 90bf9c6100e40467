import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL, type FromBrowser, type FromServer, type ViewMessage } from "../protocol";
import type { View } from "../view";
import { forget } from "../storage";
import { chair, view } from "./test-salon";
import { earlyOrNew } from "./connection";
import { kept } from "./fairness";
import { forgetKey, keyInFragment, storedKey, storeKey, takeKeyFromAddress } from "./keys";
import { Session } from "./session.svelte";

class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: FromBrowser[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  open(): this {
    this.readyState = WebSocket.OPEN;
    this.onopen();
    return this;
  }
  /** A whole view is said in all its sections. */
  say(message: FromServer | View): void {
    this.onmessage({ data: JSON.stringify("t" in message ? message : inSections(message)) });
  }
  break(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose();
  }
  sentOf<T extends FromBrowser["t"]>(kind: T) {
    return this.sent.filter((one): one is Extract<FromBrowser, { t: T }> => one.t === kind);
  }
}

function inSections({ seq, now, salon, game, you }: View): ViewMessage {
  if (game === null) return { t: "view", seq, now, salon, pinned: null, table: null, you };
  const { awaited, paused, clock, ran_out, outcome, opened, public: shown, audience, ...pinned } = game;
  return {
    t: "view",
    seq,
    now,
    salon,
    pinned,
    table: { awaited, paused, clock, ran_out, outcome, opened, public: shown, audience },
    you,
  };
}

let sockets: FakeSocket[];
let session: Session;
const refused = vi.fn();
const last = (): FakeSocket => sockets.at(-1)!;

function begin(settings = {}): Session {
  session = new Session("MOKA", {
    onRefusal: refused,
    openSocket: () => {
      sockets.push(new FakeSocket());
      return last() as unknown as WebSocket;
    },
    ...settings,
  });
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const key of ["key:MOKA", "screen:MOKA", "fair:MOKA", "read:MOKA"]) forget(key);
  sockets = [];
  refused.mockClear();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

test("says hello, and shows the view", () => {
  begin();
  expect(session.connection).toBe("connecting");
  last().open();
  expect(last().sent).toEqual([{ t: "hello", protocol: PROTOCOL, code: "MOKA", key: null }]);
  last().say(view({ person: null }));
  expect(session.connection).toBe("open");
  expect(session.me).toBeNull();
  last().say(view({ seq: 2, person: 0 }));
  expect(session.me?.name).toBe("Nina");
  expect(session.isHost).toBe(true);
  expect(session.myChairs.map((chair) => chair.id)).toEqual([0]);
});

test("somebody new whom the host lets in comes again, and what was not answered is said once more", async () => {
  begin();
  last()
    .open()
    .say(view({ person: null }));
  const joining = session.join("Zoé");
  last().say({
    t: "seat_asked",
    sign: { symbol: 1, number: 42 },
    host_first: true,
    seconds: 600,
    joining: true,
  });
  expect([session.requests.asking, session.requests.asked?.sign.number]).toEqual(["join", 42]);
  last().say({ t: "seat_answered", answer: "yes", wait: 0 });
  last()
    .open()
    .say(view({ person: 1 }));
  const again = last().sent.find((message) => message.t === "join");
  expect(again).toMatchObject({ name: "Zoé" });
  last().say({ t: "done", mid: (again as { mid: string }).mid, entry: null });
  await joining;
  expect(session.me?.id).toBe(1);
});

test("whoever is not let in is told so once, and not by a toast", async () => {
  begin();
  last()
    .open()
    .say(view({ person: null }));
  const joining = session.join("Zoé");
  const { mid } = last().sent.at(-1) as { mid: string };
  last().say({
    t: "seat_asked",
    sign: { symbol: 1, number: 42 },
    host_first: true,
    seconds: 600,
    joining: true,
  });
  last().say({ t: "refused", mid, code: "not_let_in", data: {} });
  last().say({ t: "seat_answered", answer: "no", wait: 0 });
  await expect(joining).rejects.toThrow();
  expect(refused).not.toHaveBeenCalled();
  expect(session.requests.ended).toBe("no");
});

test("whoever waits in line is told for how long, and is in as soon as it is their turn", () => {
  begin();
  last().open().say({ t: "in_line", seconds: 12 });
  expect([session.inLine, session.connection]).toEqual([12, "connecting"]);
  last().say(view({ person: null }));
  expect([session.inLine, session.connection]).toEqual([null, "open"]);
});

test("a section that is left out stays as it was, and the very same object", () => {
  begin();
  last()
    .open()
    .say(view({ seq: 1, game: { number: 1, awaited: [0] } }));
  const before = session.view!;
  last().say({ t: "view", seq: 2, now: 0 });
  expect(session.view).toMatchObject({ seq: 2, salon: before.salon, game: before.game, you: before.you });
  expect(session.view!.salon).toBe(before.salon);
  expect(session.view!.game).toBe(before.game);
  const table = {
    awaited: [1],
    paused: false,
    clock: null,
    ran_out: null,
    outcome: null,
    opened: null,
    public: { phase: "voting" },
    audience: null,
  };
  last().say({ t: "view", seq: 3, now: 0, table });
  expect(session.view!.game).toEqual({ ...before.game, ...table });
  // A late guest: one more chair, and the rest as it was.
  const { name, number, options, images, commitment, missing_parts } = before.game!;
  const pinned = { name, number, options, images, commitment, missing_parts, chairs: [0, 1, 7] };
  last().say({ t: "view", seq: 3, now: 0, pinned });
  expect(session.view!.game).toEqual({ ...before.game, ...table, chairs: [0, 1, 7] });
  const you = {
    person: 1,
    hands: [],
    seats_to_take: [4],
    late: false,
    renamed: false,
    question: null,
    guess: null,
  };
  last().say({ t: "view", seq: 4, now: 0, you });
  expect(session.view!.you).toEqual(you);
  expect(session.view!.salon).toBe(before.salon);
});

test("a game that is put away is gone, and nothing of it comes back with the next or after a reconnect", () => {
  begin();
  last()
    .open()
    .say(view({ seq: 1, game: { number: 1, awaited: [0] } }));
  last().say({ t: "view", seq: 2, now: 0, pinned: null, table: null });
  expect(session.view!.game).toBeNull();
  last().say({ t: "view", seq: 3, now: 0 });
  expect(session.view!.game).toBeNull();
  const next = view({ seq: 4, game: { number: 2, awaited: [1] } });
  const { pinned, table } = inSections(next);
  last().say({ t: "view", seq: 4, now: 0, pinned, table });
  expect(session.view!.game).toEqual(next.game);
  last().break();
  vi.advanceTimersByTime(1000);
  last()
    .open()
    .say(view({ seq: 4 }));
  expect(session.view!.game).toBeNull();
});

test("an older view is ignored, except as the answer to a fresh hello", () => {
  begin();
  last()
    .open()
    .say(view({ seq: 5 }));
  last().say(view({ seq: 4, salon: { locked: true } }));
  expect(session.view?.salon.locked).toBe(false);
  last().break();
  vi.advanceTimersByTime(1000);
  last()
    .open()
    .say(view({ seq: 3, salon: { locked: true } }));
  expect(session.view?.salon.locked).toBe(true);
});

test("unanswered messages are sent again after a reconnect, with the same id", async () => {
  begin();
  last().open().say(view({}));
  let done = false;
  void session.do({ t: "lock", on: true }).then(() => (done = true));
  const [first] = last().sentOf("do");
  last().break();
  expect(session.connection).toBe("lost");
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sentOf("do")).toEqual([]);
  last().say(view({}));
  expect(last().sentOf("do")).toEqual([first]);
  last().say({ t: "done", mid: first!.mid, entry: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toBe(true);
  last().break();
  vi.advanceTimersByTime(5000);
  last().open().say(view({}));
  expect(last().sentOf("do")).toEqual([]);
});

test("a refusal rejects, and is told", async () => {
  begin();
  last().open().say(view({}));
  const wish = session.start();
  const [start] = last().sentOf("start");
  last().say({ t: "refused", mid: start!.mid, code: "wrong_number_of_players", data: { least: 3, most: 6 } });
  await expect(wish).rejects.toMatchObject({ code: "wrong_number_of_players", data: { least: 3, most: 6 } });
  expect(refused).toHaveBeenCalledOnce();
});

test("the pause before reconnecting grows, and ends at once when the network is back", () => {
  begin();
  const pauses: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    const before = sockets.length;
    const from = Date.now();
    last().break();
    while (sockets.length === before) vi.advanceTimersByTime(25);
    pauses.push(Date.now() - from);
  }
  expect(pauses[0]).toBeLessThan(450);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10_050);
  expect(pauses[7]).toBeGreaterThan(5_900);
  last().break();
  const before = sockets.length;
  dispatchEvent(new Event("online"));
  expect(sockets.length).toBe(before + 1);
});

test("the address of the socket names the salon, so that a proxy can keep its people together", () => {
  const openSocket = vi.fn(() => new FakeSocket() as unknown as WebSocket);
  begin({ openSocket });
  expect(openSocket).toHaveBeenCalledWith(expect.stringMatching(/^ws:.*\/ws\?salon=MOKA$/));
});

test("pings, and gives up a socket that is silent", () => {
  begin();
  last().open().say(view({}));
  vi.advanceTimersByTime(6_000);
  expect(last().sentOf("ping")).toHaveLength(1);
  last().say({ t: "pong" });
  vi.advanceTimersByTime(11_000);
  expect(session.connection).toBe("open");
  vi.advanceTimersByTime(3_000);
  expect(session.connection).toBe("lost");
});

test("after sleep an open-looking socket must show life soon", () => {
  begin();
  last().open().say(view({}));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(last().sentOf("ping")).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(session.connection).toBe("lost");
});

test("a server that owes an answer and says nothing at all is left soon; one that is only slow is not", () => {
  begin();
  last().open().say(view({}));
  void session.do({ t: "go_on" });
  for (let second = 0; second < 20; second++) {
    vi.advanceTimersByTime(1_000);
    last().say({ t: "pong" });
  }
  expect(session.connection).toBe("open");
  const [asked] = last().sentOf("do");
  const pings = last().sentOf("ping").length;
  vi.advanceTimersByTime(2_000);
  expect(last().sentOf("ping").length).toBe(pings + 1);
  vi.advanceTimersByTime(5_000);
  expect(sockets).toHaveLength(2);
  last().open().say(view({}));
  expect(last().sentOf("do")).toEqual([asked]);
});

test("joins with a key of its own, and keeps it", () => {
  begin();
  last()
    .open()
    .say(view({ person: null }));
  void session.join("Zoé");
  const [join] = last().sentOf("join");
  expect(join).toMatchObject({ name: "Zoé", screen: false });
  expect(join!.key).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(storedKey("MOKA")).toBe(join!.key);
});

test("a join whose answer was lost is done when its key is recognised", async () => {
  begin();
  last()
    .open()
    .say(view({ person: null }));
  const joined = session.join("Zoé");
  const [join] = last().sentOf("join");
  last().break();
  vi.advanceTimersByTime(1000);
  last()
    .open()
    .say(view({ person: 1 }));
  expect(last().sentOf("join")).toEqual([join]);
  last().say({ t: "refused", mid: join!.mid, code: "already_joined", data: {} });
  await expect(joined).resolves.toBeUndefined();
  expect(refused).not.toHaveBeenCalled();
});

test("a television joins by itself, with another key than the person of this browser", () => {
  localStorage.setItem("veillee:key:MOKA", JSON.stringify("k".repeat(43)));
  begin({ screen: true });
  last()
    .open()
    .say(view({ person: null, salon: { commitment: "ab".repeat(32) } }));
  const [join] = last().sentOf("join");
  expect(join).toMatchObject({ screen: true });
  expect(join!.key).not.toBe("k".repeat(43));
  last().say(view({ seq: 2, person: 1, salon: { commitment: "ab".repeat(32) } }));
  expect(last().sentOf("do")).toEqual([]);
});

test("adds its part of the seed once per seal", () => {
  begin();
  const commitment = "ab".repeat(32);
  last()
    .open()
    .say(view({ salon: { commitment } }));
  last().say(view({ seq: 2, salon: { commitment } }));
  const parts = last().sentOf("do");
  expect(parts).toHaveLength(1);
  expect(parts[0]!.what).toMatchObject({ t: "add_part", commitment });
  expect(kept("MOKA", 1)?.chairs).toEqual([0]);
  last().say(view({ seq: 3, salon: { commitment, chairs: [chair(3, 0), chair(1, 1)] } }));
  expect(kept("MOKA", 1)?.chairs).toEqual([3]);
  expect(last().sentOf("do")).toHaveLength(1);
  last().say({ t: "refused", mid: parts[0]!.mid, code: "part_given", data: {} });
  expect(refused).not.toHaveBeenCalled();
});

test("drafts: the first at once, then the latest", () => {
  begin();
  last().open().say(view({}));
  for (const on of [1, 2, 3]) session.draft(0, { on });
  expect(
    last()
      .sentOf("draft")
      .map((one) => one.draft),
  ).toEqual([{ on: 1 }]);
  vi.advanceTimersByTime(200);
  expect(
    last()
      .sentOf("draft")
      .map((one) => one.draft),
  ).toEqual([{ on: 1 }, { on: 3 }]);
  vi.advanceTimersByTime(1000);
  expect(last().sentOf("draft")).toHaveLength(2);
});

test("a live draft that comes too late is refused without a word", () => {
  begin();
  last().open().say(view({}));
  session.draft(0, { on: 1 });
  last().say({ t: "refused", mid: null, code: "hands_off", data: {} });
  expect(refused).not.toHaveBeenCalled();
  last().say({ t: "refused", mid: null, code: "bad_draft", data: {} });
  expect(refused).toHaveBeenCalledOnce();
});

test("chat lines are kept in order, replaced when taken down, and unread until read", () => {
  begin();
  last().open().say(view({}));
  const line = (id: number, text: string | null, person = 1) => ({
    id,
    at: 0,
    person,
    chair: null,
    name: "Tom",
    text,
  });
  last().say({ t: "chat", lines: [line(9, "tard"), line(7, "tôt")], page: true, more: true });
  expect(session.chat.lines.map((one) => one.text)).toEqual(["tôt", "tard"]);
  expect(session.chat.older).toBe(true);
  expect(session.chat.unread).toBe(2);
  session.chat.read();
  expect(session.chat.unread).toBe(0);
  last().say({ t: "chat", lines: [line(7, null)], page: false, more: false });
  expect(session.chat.lines[0]!.text).toBeNull();
  expect(session.chat.older).toBe(true);
  last().say({ t: "chat", lines: [line(10, "moi", 0)], page: false, more: false });
  expect(session.chat.unread).toBe(0);
});

test("the story is read to its end, and forgotten with its game", () => {
  begin();
  last()
    .open()
    .say(view({ game: { number: 1 } }));
  session.story.load();
  session.story.load();
  expect(last().sentOf("ask_story")).toEqual([{ t: "ask_story", after: 0 }]);
  last().say({ t: "story", number: 1, after: 0, lines: ["a", "b"], more: true });
  expect(last().sentOf("ask_story").at(-1)).toEqual({ t: "ask_story", after: 2 });
  last().say({ t: "story", number: 1, after: 2, lines: ["c"], more: false });
  expect(session.story.known).toEqual({ lines: ["a", "b", "c"], complete: true });
  session.story.load();
  expect(last().sentOf("ask_story")).toHaveLength(2);
  last().say(view({ seq: 2, game: { number: 2 } }));
  expect(session.story.known.lines).toEqual([]);
});

test("the server's time is told in this device's time", () => {
  vi.setSystemTime(1_000_000);
  begin();
  last()
    .open()
    .say(view({ now: 1_004_900 }));
  last().say(view({ seq: 2, now: 1_005_000 }));
  expect(session.localTime(1_065_000)).toBe(1_060_000);
});

test.each(["no_such_salon", "salon_damaged"])("a salon with %s is not tried again", (code) => {
  begin();
  last().open().say({ t: "refused", mid: null, code, data: {} });
  expect(session.ending).toEqual({ code });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("a personal link leaves its key in the browser and not in the address", () => {
  const key = "p".repeat(43);
  expect(keyInFragment(`#key=${key}`)).toBe(key);
  expect(keyInFragment("#key=short")).toBeNull();
  expect(keyInFragment(`#key=${"k".repeat(10_000)}`)).toBeNull();
  expect(keyInFragment("#top")).toBeNull();
  history.replaceState(null, "", `/MOKA#key=${key}`);
  takeKeyFromAddress("MOKA");
  expect(location.hash).toBe("");
  expect(storedKey("MOKA")).toBe(key);
});

test("a seat that is asked for is told with its sign, and once confirmed one comes in anew with its key", async () => {
  begin();
  last()
    .open()
    .say(view({ person: null }));
  const asked = session.requests.ask(1);
  const [message] = last().sentOf("ask_seat");
  expect(message).toMatchObject({ who: 1, key: storedKey("MOKA") });
  last().say({
    t: "seat_asked",
    sign: { symbol: 1, number: 47 },
    host_first: true,
    seconds: 600,
    joining: false,
  });
  last().say({ t: "done", mid: message!.mid, entry: null });
  await asked;
  expect(session.requests.asked).toEqual({ sign: { symbol: 1, number: 47 }, hostFirst: true });
  last().say({ t: "seat_answered", answer: "yes", wait: 0 });
  expect(sockets).toHaveLength(2);
  last().open();
  expect(last().sentOf("hello")[0]).toMatchObject({ key: message!.key });
  last().say(view({ seq: 2, person: 1 }));
  expect(session.me?.name).toBe("Tom");
  expect(session.requests.asked).toBeNull();
});

test("a request that ends without a yes says how, and how long one has to wait", async () => {
  begin();
  last()
    .open()
    .say(view({ person: null }));
  last().say({
    t: "seat_asked",
    sign: { symbol: 1, number: 47 },
    host_first: false,
    seconds: 600,
    joining: false,
  });
  last().say({ t: "seat_answered", answer: "no", wait: 30 });
  expect(session.requests).toMatchObject({ asked: null, ended: "no", waitUntil: Date.now() + 30_000 });
  session.requests.reconsider();
  expect(session.requests.ended).toBeNull();
  const asked = session.requests.ask(0);
  const { mid } = last().sentOf("ask_seat")[0]!;
  last().say({ t: "refused", mid, code: "wait_to_ask", data: { seconds: 60 } });
  await asked;
  expect(session.requests.waitUntil).toBe(Date.now() + 60_000);
  expect(sockets).toHaveLength(1);
});

test("at the door of a locked salon one can still ask for one's seat, and hear the answer", () => {
  begin();
  last().open().say({ t: "refused", mid: null, code: "salon_locked", data: {} });
  expect(session.ending).toEqual({ code: "salon_locked" });
  void session.requests.ask("Tom");
  const [message] = last().sentOf("ask_seat");
  expect(message).toMatchObject({ who: "Tom" });
  // Lost before it was answered: it is asked again at the same door, with the same key.
  last().break();
  vi.advanceTimersByTime(1000);
  last().open().say({ t: "refused", mid: null, code: "salon_locked", data: {} });
  expect(last().sentOf("hello")[0]).toMatchObject({ key: message!.key });
  expect(last().sentOf("ask_seat")).toEqual([message]);
  last().say({ t: "seat_answered", answer: "yes", wait: 0 });
  last()
    .open()
    .say(view({ person: 1 }));
  expect(session.ending).toBeNull();
  expect(session.me?.name).toBe("Tom");
});

test.each([
  ["at once", (): void => last().say({ t: "gone", code: "seat_moved" })],
  [
    "when it comes back",
    (): void => {
      last().break();
      vi.advanceTimersByTime(1000);
      last().open().say({ t: "refused", mid: null, code: "seat_moved", data: {} });
    },
  ],
])("a device whose seat has moved hears of it %s, and forgets its key", async (_, hear) => {
  begin();
  last()
    .open()
    .say(view({ person: null }));
  session.join("Tom").catch(() => {});
  expect(storedKey("MOKA")).not.toBeNull();
  last().say(view({ seq: 2, person: 1 }));
  hear();
  expect(session.ending).toEqual({ code: "seat_moved" });
  expect(storedKey("MOKA")).toBeNull();
  const before = sockets.length;
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(before);
});

test("a key that another tab has stored since is not forgotten with an old one", () => {
  storeKey("MOKA", "a-newer-key-of-32-letters-and-more");
  forgetKey("MOKA", "an-older-key-of-32-letters-and-more");
  expect(storedKey("MOKA")).toBe("a-newer-key-of-32-letters-and-more");
});

test("the socket that the page has begun to open is used, once, if it still can be", () => {
  const made: string[] = [];
  class Made {
    static readonly OPEN = 1;
    constructor(readonly url: string) {
      made.push(url);
    }
  }
  vi.stubGlobal("WebSocket", Made);
  const close = vi.fn();
  const early = { url: "ws://here/ws", readyState: 0, close } as unknown as WebSocket;
  window.earlySocket = early;
  expect(earlyOrNew("ws://here/ws")).toBe(early);
  expect(earlyOrNew("ws://here/ws")).not.toBe(early);
  window.earlySocket = { ...early, readyState: 3 };
  expect(earlyOrNew("ws://here/ws").url).toBe("ws://here/ws");
  window.earlySocket = { ...early, url: "ws://elsewhere/ws" };
  earlyOrNew("ws://here/ws");
  expect(made).toHaveLength(3);
  expect(close).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test("whoever makes something learns as which entry it was taken, and waits until an entry is shown", async () => {
  begin();
  last()
    .open()
    .say(view({ seq: 3 }));
  const made = session.make({ t: "make_deck", kind: "guests", name: "La famille", language: "fr" });
  last().say({ t: "done", mid: last().sentOf("do")[0]!.mid, entry: 4 });
  await expect(made).resolves.toBe(4);
  let shown = false;
  const waits = session.shown(5).then(() => (shown = true));
  last().say(view({ seq: 4 }));
  await session.shown(4);
  expect(shown).toBe(false);
  last().say(view({ seq: 6 }));
  await waits;
});

test("a view keeps its parts as long as they say the same, also when all sections come again", () => {
  begin();
  const first = view({ seq: 3, game: {} });
  last().open().say(first);
  const before = session.view!;
  last().say({ t: "view", seq: 4, now: 0 } as ViewMessage);
  expect(session.view).toMatchObject({ seq: 4 });
  expect(session.view!.game).toBe(before.game);
  last().break();
  vi.advanceTimersByTime(1000);
  last()
    .open()
    .say({ ...first, seq: 5 });
  expect(session.view!.salon).toBe(before.salon);
  expect(session.view!.game).toBe(before.game);
});
