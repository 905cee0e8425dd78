/// <reference lib="dom" />
import type { Frame, Page } from 'playwright-core';

interface Small {
  readonly text: string;
  readonly size: number;
  readonly at: string;
}

/** What is written smaller than so many pixels, with all that draws it larger or smaller reckoned in; each text once. */
export const smallLetters = (shown: Page | Frame, least: number): Promise<Small[]> =>
  shown.evaluate(lowest => {
    const found = new Map<string, Small>();
    const scaleOf = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
        return Math.hypot(a, b);
      }
      let scale = 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { transform, scale: own } = getComputedStyle(at);
        if (transform !== 'none') {
          const { a, b, c, d } = new DOMMatrix(transform);
          scale *= Math.sqrt(Math.abs(a * d - b * c));
        }
        if (own !== 'none') scale *= Number.parseFloat(own);
      }
      return scale;
    };
    // Whoever lies there lies over it, or it is not on the screen at all.
    const isSeen = (element: Element, { left, top, width, height }: DOMRect): boolean => {
      if (width < 2 || height < 2) return false;
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, overflow } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (clipPath !== 'none' && (box.width < 2 || box.height < 2)) return false;
        if (overflow !== 'visible' && (y < box.top || y > box.bottom || x < box.left || x > box.right)) return false;
      }
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element || element.closest('script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!isSeen(element, range.getBoundingClientRect())) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size < lowest)
        found.set(text, { text, size: Math.round(size * 10) / 10, at: element.getAttribute('class') ?? '' });
    }
    return [...found.values()];
  }, least);
