import type { Attachment } from "svelte/attachments";

/** Never cut by the lower edge of a screen that scrolls: what is not seen whole there begins below it. */
export const uncut: Attachment<HTMLElement> = (node) => {
  const screen = node.closest("main");
  if (!screen) return;
  const lay = (): void => {
    node.style.marginTop = "";
    const { top, bottom } = node.getBoundingClientRect();
    const edge = screen.getBoundingClientRect().top - screen.scrollTop + screen.clientHeight;
    if (top < edge && bottom > edge) node.style.marginTop = `${edge - top}px`;
  };
  const watching = new ResizeObserver(lay);
  const changing = new MutationObserver(lay);
  for (const one of [screen, ...(node.parentElement?.children ?? [])]) if (one !== node) watching.observe(one);
  changing.observe(screen, { childList: true, subtree: true, characterData: true });
  return () => {
    watching.disconnect();
    changing.disconnect();
  };
};
