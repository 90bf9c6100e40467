// How decks, cards and images that people of a salon made are called in a game (src/veillee/rules/own.py).

import { OWN } from "../protocol";

export const ownId = (name: number | string): string => `${OWN}${name}`;

export const isOwn = (id: string): boolean => id.startsWith(OWN);

/** What stands behind "own-"; null for what the house has. */
export const ownName = (id: string): string | null => (isOwn(id) ? id.slice(OWN.length) : null);
