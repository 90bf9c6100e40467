// The few pages of the house. Links are plain <a href="rules/didixit">: relative to <base>, taken over here
// when they lead to a page of ours, left to the browser otherwise.

import { parse, pathBehind, type Route } from "./route";

class Router {
  #route = $state.raw<Route>(parse(pathBehind(document.baseURI, location.href) ?? ""));

  get route(): Route {
    return this.#route;
  }

  /** Goes to a path behind the base: "MOKA", "rules". `replace` leaves no step back. */
  go(path: string, { replace = false } = {}): void {
    const url = new URL(path, document.baseURI);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.#read();
    scrollTo(0, 0);
  }

  listen(): () => void {
    const back = () => this.#read();
    addEventListener("popstate", back);
    document.addEventListener("click", this.#click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", this.#click);
    };
  }

  #read(): void {
    this.#route = parse(pathBehind(document.baseURI, location.href) ?? "");
  }

  #click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const path = pathBehind(document.baseURI, link.href);
    if (path === null || parse(path).page === "lost") return;
    event.preventDefault();
    this.go(path + new URL(link.href).hash);
  };
}

export const router = new Router();
