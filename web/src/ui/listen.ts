/** Listens to several events of a node. Gives back what ends it, as an attachment does. */
export function listen(
  node: HTMLElement,
  heard: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void },
): () => void {
  const listeners = Object.entries(heard) as [string, EventListener][];
  for (const [name, hear] of listeners) node.addEventListener(name, hear, { passive: false });
  return () => {
    for (const [name, hear] of listeners) node.removeEventListener(name, hear);
  };
}
