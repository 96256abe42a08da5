import type { Page } from '@playwright/test';

/** What of the widgets' texts and controls lies over one another, by their words. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    const root = dialog ?? document.querySelector('[data-widget]');
    if (!root) return ['The page has no widget.'];
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, option, [aria-hidden=true]');

    const pieces: { of: Element; name: string; box: DOMRect }[] = [];
    for (const control of root.querySelectorAll('input, select, button')) {
      const names = [control.textContent, control.getAttribute('name'), control.tagName];
      const name = names.find(Boolean) ?? '';
      if (isSeen(control)) pieces.push({ of: control, name, box: control.getBoundingClientRect() });
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (!parentElement || !textContent?.trim() || !isSeen(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        pieces.push({ of: parentElement, name: textContent.trim(), box });
      }
    }

    // Boxes of lines are taller than their letters.
    const slack = 4;
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
    return pieces.flatMap((a, index) =>
      pieces
        .slice(index + 1)
        .filter((b) => !a.of.contains(b.of) && !b.of.contains(a.of) && meet(a.box, b.box))
        .map((b) => `${a.name} / ${b.name}`),
    );
  });

/** How far the page can be scrolled sideways, in pixels, and what sticks out of it. */
export const sidewaysScroll = (page: Page): Promise<{ pixels: number; out: string[] }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`);
    return { pixels: scrollWidth - clientWidth, out: scrollWidth > clientWidth ? out : [] };
  });
