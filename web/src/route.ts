// Which page an address means. Pure, so that it can be tested without a browser.

export type Route =
  | { page: "home" }
  | { page: "about" }
  | { page: "credits" }
  | { page: "rules"; game: string | null }
  | { page: "salon"; code: string; album?: true; cards?: true }
  | { page: "shared_album"; code: string; token: string }
  | { page: "tv"; code: string | null }
  | { page: "pair"; sign: string }
  | { page: "lost" };

const CODE = /^[A-Za-z]{4,6}$/;
const SIGN = /^[A-Za-z0-9]{4}$/;
const SHARED = /^([A-Za-z]{4,6})-([A-Za-z0-9_-]{22,128})$/;

/** `path` starts after the base path of the installation: "", "rules/didixit", "MOKA". */
export function parse(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, ...more] = parts;
  if (first === undefined) return { page: "home" };
  if (more.length > 0) return { page: "lost" };
  // Fixed pages are written in lower case: a salon may well be called ABOUT.
  if (first === "about" && second === undefined) return { page: "about" };
  if (first === "credits" && second === undefined) return { page: "credits" };
  if (first === "rules") {
    if (second === undefined) return { page: "rules", game: null };
    return /^[a-z]+$/.test(second) ? { page: "rules", game: second } : { page: "lost" };
  }
  if (first === "tv") {
    if (second === undefined) return { page: "tv", code: null };
    return CODE.test(second) ? { page: "tv", code: second.toUpperCase() } : { page: "lost" };
  }
  if (first === "pair" && second !== undefined) {
    return SIGN.test(second) ? { page: "pair", sign: second.toUpperCase() } : { page: "lost" };
  }
  if (first === "album") {
    const [, code, token] = SHARED.exec(second ?? "") ?? [];
    return code && token ? { page: "shared_album", code: code.toUpperCase(), token } : { page: "lost" };
  }
  if (CODE.test(first)) {
    if (second === undefined) return { page: "salon", code: first.toUpperCase() };
    if (second === "album") return { page: "salon", code: first.toUpperCase(), album: true };
    if (second === "cartes") return { page: "salon", code: first.toUpperCase(), cards: true };
  }
  return { page: "lost" };
}

/** The part of an address behind the base ("/jeux/" of https://a.org/jeux/MOKA gives "MOKA"). */
export function pathBehind(base: string, address: string): string | null {
  const root = new URL(base);
  const url = new URL(address, base);
  if (url.origin !== root.origin) return null;
  if (url.pathname + "/" === root.pathname) return "";
  if (!url.pathname.startsWith(root.pathname)) return null;
  return url.pathname.slice(root.pathname.length);
}
