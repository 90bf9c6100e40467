// Which sheet lies over a salon: one at a time.

export type SheetKind =
  | "menu"
  | "chat"
  | "rules"
  | "invitation"
  | "television"
  | "reach"
  | "personal_link"
  | "call"
  | "voices"
  | "television_call"
  | "games"
  | "sitting"
  | "cover"
  | "own_name"
  | "seat_request";

export class Sheets {
  shown = $state.raw<SheetKind | null>(null);

  open(kind: SheetKind): void {
    this.shown = kind;
  }

  /** Another sheet, opened in the meantime, stays. */
  close(kind: SheetKind): void {
    if (this.shown === kind) this.shown = null;
  }
}
