import type { Page } from '@playwright/test';

/**
 * Cells in the rows of narrow tables that are unclear: a day, a figure or what is not known without its label; a day or
 * a figure over two lines; a separator at an end of a line; a name that is cut. Controls and captions are left out.
 */
export const unclearFacts = (page: Page): Promise<string[]> =>
  page.locator('.ww-table-row > [role=cell]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      // Wide, heads stand over them.
      if (getComputedStyle(cell.parentElement ?? cell).display !== 'flex') return [];
      const range = document.createRange();
      const controls = 'button, .ww-quantity, [aria-hidden=true]';
      const found = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement?.closest(controls) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const first = found.nextNode();
      if (!first) return [];
      range.selectNodeContents(first);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      /** Of each character that is seen, the middle of its line. */
      const seen: { says: string; line: number }[] = [];
      for (let text: Node | null = first; text; text = found.nextNode()) {
        for (const [at, says] of Object.entries(text.textContent ?? '')) {
          range.setStart(text, Number(at));
          range.setEnd(text, Number(at) + 1);
          const { top, bottom, width } = range.getBoundingClientRect();
          if (says.trim() && width > 0) seen.push({ says, line: Math.round((top + bottom) / 2) });
        }
      }
      const isFact = cell.matches('.ww-table-date, .ww-table-number, .ww-table-money');
      const before = getComputedStyle(cell, '::before').content;
      const isNamed = before !== 'none';
      const isLost =
        before.includes('·') ||
        seen.some(
          ({ says, line }, at) =>
            says === '·' && [seen[at - 1], seen[at + 1]].some((next) => next?.line !== line),
        );
      const name = cell.matches('.ww-table-link') ? first.parentElement : null;
      const isCut = name !== null && name.scrollWidth > name.clientWidth + 1 && lines.size === 1;
      const isWord = seen.length === 0 || seen.some(({ says }) => /[\p{L}\p{N}]/u.test(says));
      const isUnclear = (!isNamed && (isFact || !isWord)) || (isFact && lines.size > 1);
      return isUnclear || isLost || isCut ? [cell.outerHTML] : [];
    }),
  );
