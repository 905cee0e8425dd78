const LABELS = ':scope > :is([data-kind="name"], [data-kind="sign"], [data-kind="threat"])';

/** Has words laid anew, once per picture, when some come or go, or get another size: each draws itself, and letters come late. */
export function watchLabels(layer: HTMLElement, lay: () => void): () => void {
  let soon: number | null = null;
  const layAnew = (): void => {
    soon ??= requestAnimationFrame(() => {
      soon = null;
      lay();
    });
  };
  const sizes = new ResizeObserver(layAnew);
  const known = new WeakSet<Element>();
  const watch = (): void => {
    for (const label of layer.querySelectorAll(LABELS)) {
      if (known.has(label)) continue;
      known.add(label);
      sizes.observe(label);
    }
  };
  const parts = new MutationObserver(() => {
    watch();
    layAnew();
  });
  parts.observe(layer, { childList: true, subtree: true, characterData: true });
  watch();
  return () => {
    if (soon !== null) cancelAnimationFrame(soon);
    sizes.disconnect();
    parts.disconnect();
  };
}
