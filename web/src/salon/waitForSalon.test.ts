import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForSalon, askForSign } from "./http";
import { Refusal } from "./refusals";
import { waitForSalon } from "./waitForSalon";

vi.mock("./http");

const signs: (string | null)[] = [];
let here = true;
const wait = (): Promise<string | null> =>
  waitForSalon(
    () => here,
    (sign) => signs.push(sign),
  );

beforeEach(() => {
  vi.useFakeTimers();
  signs.length = 0;
  here = true;
  let given = 0;
  vi.mocked(askForSign).mockImplementation(() => {
    given++;
    return Promise.resolve({ sign: `7K4${given}`, token: `t${given}`, seconds: 600 });
  });
  vi.mocked(askForSalon).mockReset().mockResolvedValue(null);
});
afterEach(() => vi.useRealTimers());

test("a television shows its sign until it is told a salon", async () => {
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signs).toEqual(["7K41"]);
  vi.mocked(askForSalon).mockResolvedValue("MOKA");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBe("MOKA");
  expect(askForSalon).toHaveBeenLastCalledWith("t1");
});

test("a sign that is old, or that the house has forgotten, makes way for another", async () => {
  void wait();
  await vi.advanceTimersByTimeAsync(602_000);
  expect(signs).toEqual(["7K41", "7K42"]);
  vi.mocked(askForSalon).mockRejectedValueOnce(new Refusal("no_such_television"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(signs).toEqual(["7K41", "7K42", null, "7K43"]);
  here = false;
  await vi.advanceTimersByTimeAsync(2_000);
});

test("a house that does not answer for a moment still knows the sign", async () => {
  vi.mocked(askForSalon).mockRejectedValueOnce(new Refusal("unreachable"));
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(signs).toEqual(["7K41"]);
  vi.mocked(askForSalon).mockResolvedValue("MOKA");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBe("MOKA");
});

test("without a house there is no sign, and it is asked again later", async () => {
  vi.mocked(askForSign).mockRejectedValueOnce(new Refusal("unreachable"));
  void wait();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(signs).toEqual([null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(signs).toEqual([null, "7K41"]);
  here = false;
  await vi.advanceTimersByTimeAsync(2_000);
});
