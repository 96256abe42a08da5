import type { Page } from '@playwright/test';

/** Texts of rows, cards and heads in which a separator that is seen stands at an end of a line. Controls are left out. */
const lostDots = (page: Page): Promise<string[]> =>
  page
    .locator(
      ':is([data-widget], [data-ww-portal]) :is(li, article, [role=row], .ww-grid-notes, fieldset, .ww-cart > header)',
    )
    .evaluateAll((rows) => {
      const range = document.createRange();
      const blockOf = ({ parentElement: around }: Node): Element | null => {
        let block = around?.closest('.ww-fact-line') ?? around;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        return block?.closest('button') ? null : block;
      };
      const blocks = new Set<Element | null>();
      for (const row of rows) {
        const found = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        for (let text = found.nextNode(); text; text = found.nextNode())
          if (text.textContent?.includes('·')) blocks.add(blockOf(text));
      }
      return [...blocks].flatMap((block) => {
        if (!block) return [];
        const frame = block.getBoundingClientRect();
        const isClipped = getComputedStyle(block).overflowX !== 'visible';
        /** Of each character that is seen, the middle of its line. */
        const seen: { says: string; line: number }[] = [];
        const found = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        for (let text = found.nextNode(); text; text = found.nextNode()) {
          for (const [at, says] of Object.entries(text.textContent ?? '')) {
            range.setStart(text, Number(at));
            range.setEnd(text, Number(at) + 1);
            const { top, bottom, left, right, width } = range.getBoundingClientRect();
            const isOut = isClipped && (right <= frame.left || left >= frame.right);
            if (says.trim() && width > 0 && !isOut)
              seen.push({ says, line: Math.round((top + bottom) / 2) });
          }
        }
        // After the last one that is seen of a text that is cut off stands its ellipsis.
        const last =
          getComputedStyle(block).textOverflow === 'ellipsis' &&
          block.scrollWidth > block.clientWidth
            ? seen.pop()?.line
            : undefined;
        const lines = [undefined, ...seen.map(({ line }) => line), last];
        const isLost = seen.some(
          ({ says, line }, at) => says === '·' && (lines[at] !== line || lines[at + 2] !== line),
        );
        return isLost ? [block.outerHTML] : [];
      });
    });

/**
 * Cells in the rows of narrow tables that are unclear: a day, a figure or what is not known without its label; a day or
 * a figure over two lines; a name that is cut. Controls and captions are left out.
 */
const unclearCells = (page: Page): Promise<string[]> =>
  page.locator('.ww-table-row > [role=cell]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      // Wide, heads stand over them.
      if (getComputedStyle(cell.parentElement ?? cell).display !== 'flex') return [];
      const range = document.createRange();
      const controls = 'button, .ww-quantity, [aria-hidden=true]';
      const isSeen = ({ parentElement: around }: Node) =>
        around?.closest(controls) === null && around.checkVisibility();
      const found = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (text) =>
        isSeen(text) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      );
      const first = found.nextNode();
      if (!first) return [];
      range.selectNodeContents(first);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      let words = first.textContent ?? '';
      while (found.nextNode()) words += found.currentNode.textContent ?? '';
      const isFact = cell.matches('.ww-table-date, .ww-table-number, .ww-table-money');
      const before = getComputedStyle(cell, '::before').content;
      const name = cell.matches('.ww-table-link') ? first.parentElement : null;
      const isCut = name && name.scrollWidth > name.clientWidth + 1 && lines.size === 1;
      const isWord = words.trim() === '' || /[\p{L}\p{N}]/u.test(words);
      const isUnclear = (before === 'none' && (isFact || !isWord)) || (isFact && lines.size > 1);
      return isUnclear || before.includes('·') || isCut ? [cell.outerHTML] : [];
    }),
  );

/** What is unclear in rows: cells of narrow tables, and separators at an end of a line. */
export const unclearFacts = async (page: Page): Promise<string[]> => [
  ...(await unclearCells(page)),
  ...(await lostDots(page)),
];
