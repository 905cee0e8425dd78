/** The options that can be seen, from top to bottom: those of a folded group take no focus. */
export function optionButtons(inside: HTMLElement | null): HTMLButtonElement[] {
  const all = inside?.querySelectorAll<HTMLButtonElement>('button[data-option]') ?? [];
  return [...all].filter(button => button.closest('details:not([open])') === null);
}
