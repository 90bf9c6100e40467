// What a person has chosen for this browser: language, theme, sounds, vibration.

import { load, save } from "./storage";

export type Language = "fr" | "en";
export type Theme = "papier" | "lampe";

const ROOM: Record<Theme, string> = { papier: "#f3ead6", lampe: "#1b1524" };

/** The first of the browser's languages that Veillée speaks; French if it speaks none of them. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (language === "fr" || language === "en") return language;
  }
  return "fr";
}

function chosenLanguage(): Language | null {
  const stored = load("language");
  return stored === "fr" || stored === "en" ? stored : null;
}

function chosenTheme(): Theme | null {
  const stored = load("theme");
  return stored === "papier" || stored === "lampe" ? stored : null;
}

class Settings {
  #language = $state<Language>(chosenLanguage() ?? preferredLanguage(navigator.languages ?? []));
  #chosenTheme = $state<Theme | null>(chosenTheme());
  #systemTheme = $state<Theme>("papier");
  #sound = $state(load("sound") !== false);
  #tableSounds = $state(load("table_sounds") === true);
  #tvSounds = $state(load("tv_sounds") !== false);
  #vibration = $state(load("vibration") !== false);

  constructor() {
    const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
    if (dark) {
      this.#systemTheme = dark.matches ? "lampe" : "papier";
      dark.addEventListener("change", () => {
        this.#systemTheme = dark.matches ? "lampe" : "papier";
        this.#show();
      });
    }
    this.#show();
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    save("language", language);
    this.#show();
  }

  get theme(): Theme {
    return this.#chosenTheme ?? this.#systemTheme;
  }
  /** null: follow the system again. */
  set theme(theme: Theme | null) {
    this.#chosenTheme = theme;
    save("theme", theme);
    this.#show();
  }
  get followsSystem(): boolean {
    return this.#chosenTheme === null;
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    save("sound", on);
  }

  /** What happens at the table is heard: on this phone or laptop, and where this browser is a television. */
  get tableSounds(): boolean {
    return this.#tableSounds;
  }
  set tableSounds(on: boolean) {
    this.#tableSounds = on;
    save("table_sounds", on);
  }
  get tvSounds(): boolean {
    return this.#tvSounds;
  }
  set tvSounds(on: boolean) {
    this.#tvSounds = on;
    save("tv_sounds", on);
  }

  get vibration(): boolean {
    return this.#vibration;
  }
  set vibration(on: boolean) {
    this.#vibration = on;
    save("vibration", on);
  }

  #show(): void {
    document.documentElement.lang = this.#language;
    document.documentElement.dataset.theme = this.theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ROOM[this.theme]);
  }
}

export const settings = new Settings();
