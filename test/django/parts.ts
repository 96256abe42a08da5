import type { Page } from '@playwright/test';

export interface Part {
  name: string;
  values: Record<string, string>;
  /** Pixels; null for what has the size of its text. */
  height: number | null;
}

/**
 * The elements inside `selector`, in their order, by what makes their looks: size, colour and font. The family of the
 * font is the page's. Of siblings that are alike and follow what is alike, the rows of a list for instance, the
 * first three and the last: style sheets tell first, last, odd and even apart.
 */
export async function partsOf(page: Page, selector: string): Promise<Part[]> {
  const text = await page.locator(selector).evaluateAll((roots) => {
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
    const askedFor =
      /^(class|type|role|hidden|disabled|open|dir|aria-(?!label|desc|owns|controls))/;
    /** All that a rule may ask of an element but where it stands among its like. */
    const kindOf = (element: Element) => {
      const asked = element.getAttributeNames().filter((name) => askedFor.test(name));
      const values = asked.map((name) => `${name}=${element.getAttribute(name) ?? ''}`);
      const isOn = element.matches(':checked, :invalid, :placeholder-shown, :focus');
      return [element.localName, ...values, isOn].join(' ');
    };
    const lookedAt = (element: Element): Element[] => {
      const ofKind = new Map<string, Element[]>();
      for (const child of element.children) {
        const before = child.previousElementSibling;
        const kind = `${before ? kindOf(before) : ''} + ${kindOf(child)}`;
        ofKind.set(kind, [...(ofKind.get(kind) ?? []), child]);
      }
      const chosen = new Set(
        [...ofKind.values()].flatMap((like) => [...like.slice(0, 3), ...like.slice(-1)]),
      );
      return [
        element,
        ...[...element.children].filter((child) => chosen.has(child)).flatMap(lookedAt),
      ];
    };
    const parts = roots
      .flatMap(lookedAt)
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
    // As one text: the test tool takes longer over this many single values than the page over all of them.
    return JSON.stringify(parts);
  });
  return JSON.parse(text) as Part[];
}

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
