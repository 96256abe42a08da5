import type { Page } from '@playwright/test';

/** Sizes of text in CSS pixels, weights, and heights of rows that all screens share. */
const language = {
  sizes: ['12px', '14px', '16px', '20px'],
  weights: ['400', '600'],
  rows: [32, 40, 56],
};

/**
 * What of a screen, or of its dialog, speaks another language than the rest, by its words: sizes and weights of text,
 * underlined buttons, two primaries, banners without a sign, heads of tables that stand beside their cells, rows of
 * other heights, targets that are too small for a pointer or a finger, fields into which iOS zooms.
 */
export const strangeLooks = (page: Page): Promise<string[]> =>
  page.evaluate((spoken) => {
    const root = document.querySelector('[role=dialog]') ?? document.querySelector('[data-widget]');
    // What is for screen readers alone is a pixel large.
    const isRead = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      ((element.clientWidth === 1 && element.clientHeight === 1) || isRead(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isRead(element);
    const seen = [...(root?.querySelectorAll<HTMLElement>('*') ?? [])].filter(isSeen);
    const found: string[] = [];
    const tell = (what: string, element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
      found.push(`${what}: ${element.tagName} ${element.className} "${words.slice(0, 30)}"`);
    };

    for (const element of seen) {
      const { fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (hasText && !spoken.sizes.includes(fontSize)) tell(fontSize, element);
      if (hasText && !spoken.weights.includes(fontWeight)) tell(fontWeight, element);
      if (element.matches('button') && textDecorationLine !== 'none') tell('underlined', element);
      const hasSign =
        element.querySelector('svg') !== null ||
        getComputedStyle(element, '::before').clipPath !== 'none';
      if (element.matches('.alert') && !hasSign) tell('without a sign', element);
    }
    const primaries = seen.filter((element) => element.matches('.btn-primary'));
    if (primaries.length > 1)
      for (const primary of primaries) tell('one of many primaries', primary);

    const least = matchMedia('(pointer: coarse)').matches ? 44 : 24;
    /** Whether a press beside the middle of a control, as far as a target reaches, is one on it. */
    const isHitAt = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit === null || hit === control || hit.closest('label')?.control === control;
    };
    for (const control of seen) {
      if (!control.matches('button, select, input:not([type=hidden]), summary, [role=button]'))
        continue;
      const { fontSize } = getComputedStyle(control);
      if (
        least === 44 &&
        control.matches('.form-control, .form-select') &&
        parseFloat(fontSize) < 16
      )
        tell(`${fontSize}, into which iOS zooms`, control);
      // A box is as large as its label, which can be pressed instead.
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const boxes = [control, ...labels].map((each) => each.getBoundingClientRect());
      const [own] = boxes;
      if (!own || own.width <= 1 || own.height <= 1) continue;
      const width =
        Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const height =
        Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      control.scrollIntoView({ block: 'center' });
      const { left, top } = control.getBoundingClientRect();
      const [x, y, reach] = [left + own.width / 2, top + own.height / 2, least / 2 - 1];
      const isLarge =
        (width >= least - 0.5 || [x - reach, x + reach].every((at) => isHitAt(control, at, y))) &&
        (height >= least - 0.5 || [y - reach, y + reach].every((at) => isHitAt(control, x, at)));
      if (!isLarge) tell(`${own.width.toFixed(0)} × ${own.height.toFixed(0)} target`, control);
    }

    /** Where the content of a cell begins and ends. */
    const edges = (cell: Element) => {
      const { left, right } = cell.getBoundingClientRect();
      const { paddingLeft, paddingRight, textAlign, direction } = getComputedStyle(cell);
      const isEnd = textAlign === 'end' || textAlign === (direction === 'rtl' ? 'left' : 'right');
      const isLeft = isEnd === (direction === 'rtl');
      return isLeft ? left + parseFloat(paddingLeft) : right - parseFloat(paddingRight);
    };
    for (const table of seen.filter((element) =>
      element.matches('table, [role=table], [role=grid]'),
    )) {
      const cellsOf = (row: Element) =>
        [
          ...row.querySelectorAll(
            ':is(th, td, [role=columnheader], [role=rowheader], [role=cell], [role=gridcell])',
          ),
        ].filter(isSeen);
      const rows = [...table.querySelectorAll('tr, [role=row]')].filter(isSeen);
      const heads = rows
        .map(cellsOf)
        .find((cells) => cells.some((cell) => cell.matches('th[scope=col], [role=columnheader]')));
      const data = rows
        .map((row) => ({ row, cells: cellsOf(row) }))
        .filter(
          ({ cells }) =>
            cells.length > 0 &&
            !cells.some((cell) => cell.matches('th[scope=col], [role=columnheader]')),
        );
      for (const { row, cells } of data.slice(0, 3)) {
        const { height } = row.getBoundingClientRect();
        if (heads && !spoken.rows.some((each) => Math.abs(each - height) <= 1))
          tell(`${height.toFixed(0)} high`, row);
        if (heads?.length !== cells.length) continue;
        for (const [index, head] of heads.entries()) {
          const cell = cells[index];
          if (cell && Math.abs(edges(head) - edges(cell)) > 1)
            tell(`${(edges(cell) - edges(head)).toFixed(0)} px off its cells`, head);
        }
      }
    }
    return found;
  }, language);
