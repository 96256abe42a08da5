import type { Page } from '@playwright/test';

/** Days and figures in the rows of narrow tables that are broken over two lines, or do not say what they are. */
export const unclearFacts = (page: Page): Promise<string[]> =>
  page
    .locator('.ww-table-row > :is(.ww-table-date, .ww-table-number, .ww-table-money)[role=cell]')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
        if (!text) return [];
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const isNamed = getComputedStyle(cell, '::before').content !== 'none';
        return lines.size > 1 || !isNamed ? [cell.outerHTML] : [];
      }),
    );
