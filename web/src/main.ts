import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte";
import { reloadIfNewer } from "./salon/reload";
import { sounds } from "./sounds.svelte";
import { registerWorker } from "./worker/register";

router.listen();
for (const press of ["pointerdown", "keydown"] as const) addEventListener(press, () => sounds.allow());
addEventListener("vite:preloadError", () => void reloadIfNewer());
if (import.meta.env.PROD) registerWorker();
mount(App, { target: document.getElementById("app")! });
