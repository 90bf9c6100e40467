// Shows one component of the kit, that which stands behind # in the address. scripts/table_kit.py takes its picture.

import "../src/ui/fonts.css";
import "../src/ui/tokens.css";
import "../src/ui/base.css";

import { mount } from "svelte";
import { settings } from "../src/settings.svelte";
import { SPECIMENS } from "./specimens";

settings.language = "en";
const { component, props, size } = SPECIMENS[location.hash.slice(1)]!;
const target = document.getElementById("specimen")!;
target.dataset.size = size ?? "part";
if (size === "card") target.style.cssText = "width: 200px; padding: 10px";
if (size === "hand") target.style.height = "520px";
// A part of the television is as large as on its stage, and in the same light.
if (size === "stage") target.style.cssText = "position: relative; width: 1920px; height: 1080px";
if (size === "stage" || size === "television") document.documentElement.dataset.theme = "lampe";
mount(component, { target, props });
