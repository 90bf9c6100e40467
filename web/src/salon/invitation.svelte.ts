// Under which address a page invites. Usually its own; but on the computer that runs the house the page may be called
// localhost, and that name leads every other device to itself. The house knows how phones reach it.

import { load, save } from "../storage";
import { askAddresses } from "./http";

const CHOSEN = "address";

/** Whether this name of a machine means "the one you sit at". */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    hostname === "0.0.0.0" ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

/**
 * The address to invite with, or null if nobody else can come in.
 * `own`: the page's own; `addresses`: those of the house; `chosen`: the one a person prefers.
 */
export function invitingAddress(
  own: string,
  addresses: readonly string[],
  chosen: string | null,
): string | null {
  if (!isLoopback(new URL(own).hostname)) return own;
  if (chosen !== null && addresses.includes(chosen)) return chosen;
  return addresses[0] ?? null;
}

export class Invitation {
  readonly #own = document.baseURI;
  readonly #asks = isLoopback(new URL(this.#own).hostname);
  #addresses = $state.raw<readonly string[] | null>(null);
  #chosen = $state.raw<string | null>(null);

  /** Call while a component is set up. */
  constructor() {
    const chosen = load(CHOSEN);
    if (typeof chosen === "string") this.#chosen = chosen;
    if (!this.#asks) return;
    const again = (): void => void this.ask();
    $effect(() => {
      again();
      // The laptop may have been carried into another network.
      addEventListener("online", again);
      document.addEventListener("visibilitychange", again);
      return () => {
        removeEventListener("online", again);
        document.removeEventListener("visibilitychange", again);
      };
    });
  }

  /** Asks the house again under which addresses it is reached. */
  async ask(): Promise<void> {
    if (!this.#asks || document.hidden) return;
    try {
      this.#addresses = await askAddresses();
    } catch {
      // what was known still holds
    }
  }

  #address = $derived.by(() => invitingAddress(this.#own, this.#addresses ?? [], this.#chosen));

  /** Nobody else can come in: this computer is in no network. */
  get alone(): boolean {
    return this.#asks && this.#addresses !== null && this.#address === null;
  }

  /** Addresses to choose from; fewer than two are no choice. */
  get choices(): readonly string[] {
    return this.#asks && this.#addresses !== null && this.#addresses.length > 1 ? this.#addresses : [];
  }

  /** Which of `choices` is in use. */
  get chosen(): string {
    return this.#address ?? "";
  }

  choose(address: string): void {
    this.#chosen = address;
    save(CHOSEN, address);
  }

  /** The whole address of a path, to be sent to someone; without a network, one that works on this computer. */
  link(path: string): string {
    return new URL(path, this.#address ?? this.#own).href;
  }

  /** The link to a salon, or null while there is none that others can use. */
  way(code: string): string | null {
    return this.#address === null ? null : this.link(code);
  }
}
