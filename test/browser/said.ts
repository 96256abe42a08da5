import type { Page } from '@playwright/test';
import { marks } from '../../shared/build/pseudo';

declare global {
  interface Window {
    /** What the widgets of the page have drawn that came through no catalog, each with where it stands. */
    englishTexts?: () => string[];
  }
}

/**
 * Runs before all scripts of a page in `en-XA`, and uses nothing outside of itself: notes every text of widgets, and
 * takes its marks away, so that it is found as on any page.
 */
function noteTexts([begin, end]: readonly [string, string]): void {
  const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

  /** What the page was given, by its words: configs, answers, what is typed, and what the browser's formats say. */
  const given = new Set<string>();
  const give = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(give);
    if (typeof value !== 'string') return;
    given.add(wordsOf(value));
    // Some are patterns for a value, and some have emphasis and links, which are shown without their addresses.
    given.add(wordsOf(value.replace(/\]\(\S*?\)/g, '')));
    for (const part of value.split(/%s|\*|\[|\]\(\S*?\)/)) given.add(wordsOf(part));
  };
  const { DateTimeFormat, ListFormat, NumberFormat } = Intl;
  const formats = [DateTimeFormat, ListFormat, NumberFormat, Date, Number];
  for (const holder of [JSON, ...formats.map(({ prototype }) => prototype)]) {
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (!/^(parse|format|toLocale)/.test(name)) continue;
      const held: { get?: () => unknown; value?: unknown } =
        Object.getOwnPropertyDescriptor(holder, name) ?? {};
      // Some are methods, and some are got with what they belong to.
      const get = function (this: unknown) {
        const format = (held.get ? held.get.call(this) : held.value) as typeof JSON.parse;
        return function (this: unknown, ...values: Parameters<typeof format>): unknown {
          const said: unknown = format.apply(this, values);
          give(said);
          return said;
        };
      };
      Object.defineProperty(holder, name, { get, configurable: true });
    }
  }
  addEventListener(
    'input',
    ({ target }) => {
      give((target as HTMLInputElement).value);
      for (const file of (target as HTMLInputElement).files ?? []) {
        give(file.name);
        void file.text().then((text) => give(text.split(/[",;\r\n]/)));
      }
    },
    true,
  );

  const drawn = new Map<string, string>();
  /** What was left of texts without their marks: a node that only moved says nothing new. */
  const left = new WeakMap<Node, Record<string, string>>();
  const note = (node: Node, of: Element, where: string, text: string): string => {
    const own = left.get(node) ?? {};
    if (own[where] !== text)
      drawn.set(text, `${where} of <${of.localName} class="${of.classList.value}">`);
    left.set(node, { ...own, [where]: text.replaceAll(begin, '').replaceAll(end, '') });
    return left.get(node)?.[where] ?? '';
  };
  const attributes = [
    ...['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'],
    ...['label', 'data-label'],
  ];
  const look = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (
      !element?.closest('[data-widget], [data-ww-portal]') ||
      element.closest('code, pre, .ww-user-sign, [translate=no]')
    )
      return;
    if (node instanceof Text) node.data = note(node, element, 'text', node.data);
    else
      for (const name of attributes) {
        const text = element.getAttribute(name);
        if (text !== null) element.setAttribute(name, note(node, element, name, text));
      }
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      for (const changed of type === 'childList' ? addedNodes : [target]) {
        const nodes = document.createNodeIterator(changed);
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) look(node);
      }
    }
    // Its own.
    observer.takeRecords();
  });
  // What was there before is of the page.
  const begun = () =>
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: attributes,
    });
  document.addEventListener('readystatechange', begun, { once: true });

  /** The parts of a text that are in no marks. One that was cut has them on one side alone. */
  const unmarked = (text: string): string[] => {
    let parts = [''];
    let depth = 0;
    for (const sign of text) {
      if (sign === begin) depth += 1;
      else if (sign === end && depth === 0) parts = [''];
      else if (sign === end) depth -= 1;
      else if (depth === 0) parts.push((parts.pop() ?? '') + sign);
      if (sign === begin) parts.push('');
    }
    return parts;
  };
  window.englishTexts = () => {
    const known = [...given].sort((one, other) => other.length - one.length);
    /** What of a part no value has said. */
    const leftOf = (part: string): string => {
      const words = wordsOf(part);
      if (!/\p{L}/u.test(words) || given.has(words)) return '';
      // More than a word of a longer text: a paragraph, an address without its beginning.
      if (/ \S+ \S/.test(words) && known.some((value) => value.includes(words))) return '';
      return known.reduce((left, value) => left.replaceAll(value, ' '), words).trim();
    };
    return [...drawn].flatMap(([text, where]) =>
      unmarked(text)
        .map(leftOf)
        // What has no small letter is a code, such as one that was made of the letters of a name.
        .filter((left) => /\p{Ll}/u.test(left))
        .map((left) => `“${left}” of “${text}”, ${where}`),
    );
  };
}

/** From now on pages note what is drawn on them. */
export const noteWhatIsSaid = (page: Page) => page.addInitScript(noteTexts, marks);

/** The English texts that were drawn on a page of another language. */
export const englishOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.englishTexts?.() ?? ['Nothing was noted.']);
