// What the address of a house can do for friends: from the address itself, and from who has come in by now.

import type { ReachAbout } from "../../protocol";
import { isLoopback } from "../invitation.svelte";

/** `later`: nobody has tried it yet, or it needs something else first. */
export type Answer = "yes" | "no" | "later";
/** The one thing to do next. */
export type Next = "network" | "listen" | "scan_near" | "scan_far" | "outside" | "https" | "invite";
export type Place = "nowhere" | "here" | "home" | "internet";

const HOME_NAME = /^[^.]+$|\.(local|lan|home|internal|test|home\.arpa)$/;
// The addresses that home networks and private tunnels have (RFC 1918, 6598, 3927).
const HOME_NUMBER =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/;

/** Whom an address can lead here at all. */
export function placeOf(address: string | null): Place {
  if (address === null) return "nowhere";
  const { hostname } = new URL(address);
  if (isLoopback(hostname)) return "here";
  const number = /^[\d.]+$/.test(hostname);
  if (hostname.startsWith("[")) return /^\[f[cde]/.test(hostname) ? "home" : "internet";
  return (number ? HOME_NUMBER : HOME_NAME).test(hostname) ? "home" : "internet";
}

export interface Answers {
  near: Answer;
  far: Answer;
  /** Recording in the page, installing, the waking screen: browsers give them to https only. */
  secure: Exclude<Answer, "later">;
  next: Next;
}

export function answer(address: string | null, seen: ReachAbout): Answers {
  const place = placeOf(address);
  const secure = address?.startsWith("https:") ? "yes" : "no";
  if (address === null || place === "nowhere") return { near: "no", far: "no", secure, next: "network" };
  if (place === "here") return { near: "no", far: "no", secure, next: "listen" };
  const far = seen.far !== null ? "yes" : place === "home" ? "no" : "later";
  // To a server on the internet, those at home come from the internet too.
  const near = seen.near !== null || (place === "internet" && far === "yes") ? "yes" : "later";
  let next: Next = "invite";
  if (place === "home" && near !== "yes") next = "scan_near";
  else if (far === "no") next = "outside";
  else if (far === "later") next = "scan_far";
  else if (secure === "no") next = "https";
  return { near, far, secure, next };
}
