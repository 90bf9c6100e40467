import { mount } from "svelte";

import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import Kit from "./Kit.svelte";

mount(Kit, { target: document.getElementById("app")! });
