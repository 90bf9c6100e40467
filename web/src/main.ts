import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { allowSound } from "./attention.svelte";
import { router } from "./router.svelte";
import { reloadIfNewer } from "./salon/reload";
import { registerWorker } from "./worker/register";

router.listen();
addEventListener("pointerdown", allowSound, { once: true });
addEventListener("vite:preloadError", () => void reloadIfNewer());
if (import.meta.env.PROD) registerWorker();
mount(App, { target: document.getElementById("app")! });
