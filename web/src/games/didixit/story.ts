// The story of a game, as the server tells it, sorted into the rounds of an album.

import { pagesOf, type Page as AnyPage } from "../../table/pages";
import type { DidixitRound, DidixitStory } from "./protocol";

export type Page = AnyPage<DidixitRound, DidixitStory>;

export const pages = (lines: readonly unknown[]): Page[] =>
  pagesOf(lines, (line: DidixitStory) => line.t === "round");
