import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { allowSound } from "./attention.svelte";
import { router } from "./router.svelte";

router.listen();
addEventListener("pointerdown", allowSound, { once: true });
mount(App, { target: document.getElementById("app")! });
