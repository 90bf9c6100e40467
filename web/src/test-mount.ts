// Mounts a component for a test; it is taken down after the test.

import { flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { afterEach } from "vitest";

let shown: Record<string, unknown> | null = null;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte's own mount has it
export function show<C extends Component<any, any, any>>(
  component: C,
  props: ComponentProps<C>,
): HTMLElement {
  shown = mount(component, { target: document.body, props }) as Record<string, unknown>;
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});
