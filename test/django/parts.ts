import type { Page } from '@playwright/test';

export interface Part {
  name: string;
  values: Record<string, string>;
  /** Pixels; null for what has the size of its text. */
  height: number | null;
}

/**
 * Every element inside `selector`, in its order, by what makes its looks: size, colour and font. The family of the
 * font is the page's.
 */
export const partsOf = (page: Page, selector: string): Promise<Part[]> =>
  page.locator(selector).evaluateAll((roots) => {
    const names = [
      ...['color', 'background-color', 'background-image', 'opacity', 'box-shadow', 'text-shadow'],
      ...[
        'font-size',
        'font-weight',
        'font-style',
        'line-height',
        'letter-spacing',
        'word-spacing',
      ],
      ...['text-transform', 'text-align', 'text-decoration-line', 'white-space', 'vertical-align'],
      ...['display', 'position', 'float', 'box-sizing', 'list-style-type'],
      ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
        `padding-${side}`,
        `margin-${side}`,
        `border-${side}-width`,
        `border-${side}-style`,
        `border-${side}-color`,
      ]),
      ...['top-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
    ];
    const sized = 'button, input, select, textarea, progress, img, svg';
    return roots
      .flatMap((root) => [root, ...root.querySelectorAll('*')])
      .filter((element) => element.checkVisibility() && !element.closest('svg *'))
      .map((element) => {
        const style = getComputedStyle(element);
        const values = Object.fromEntries(
          names.map((name) => [name, style.getPropertyValue(name)]),
        );
        // In pixels an `auto` is the room that texts leave, whose width is the page's font's.
        const own = element.computedStyleMap();
        for (const side of ['left', 'right']) {
          if (String(own.get(`margin-${side}`)) === 'auto') values[`margin-${side}`] = 'auto';
        }
        // An edge that is not there has a colour all the same.
        const isDrawn = (property: string) => {
          const [, side] = /^border-(\w+)-(style|color)$/.exec(property) ?? [];
          return side === undefined || values[`border-${side}-width`] !== '0px';
        };
        return {
          name: `${element.localName}.${element.getAttribute('class') ?? ''}`,
          values: Object.fromEntries(Object.entries(values).filter(([name]) => isDrawn(name))),
          height: element.matches(sized) ? element.getBoundingClientRect().height : null,
        };
      });
  });

/** Half a pixel for lengths and heights: what rounding makes of the same rule. All else is equal. */
const TOLERANCE = 0.5;

const isNear = (a: string, b: string) =>
  a === b ||
  (/^-?[\d.]+px$/.test(a) &&
    /^-?[\d.]+px$/.test(b) &&
    Math.abs(parseFloat(a) - parseFloat(b)) <= TOLERANCE);

/** How the parts differ from those of the reference page, a line each. */
export function unlike(reference: Part[], found: Part[]): string[] {
  if (reference.length !== found.length) {
    return [`${String(found.length)} elements, ${String(reference.length)} on the reference page`];
  }
  return reference.flatMap(({ name, values, height }, index) => {
    const other = found[index];
    if (other?.name !== name) return [`${name} is ${String(other?.name)}`];
    const lines = Object.entries(values)
      .filter(([property, value]) => !isNear(value, other.values[property] ?? value))
      .map(
        ([property, value]) => `${name} ${property}: ${value} is ${String(other.values[property])}`,
      );
    const isTaller = height !== null && Math.abs(height - (other.height ?? 0)) > TOLERANCE;
    return isTaller
      ? [...lines, `${name} is ${String(other.height)} high, not ${String(height)}`]
      : lines;
  });
}
