import { offer } from "../table/offer";

/** Offers a value as a JSON file. */
export function download(name: string, value: unknown): void {
  offer(name, new Blob([JSON.stringify(value)], { type: "application/json" }));
}
