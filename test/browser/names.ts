import type { Page } from '@playwright/test';

/** In letters that no text of a screen has. */
const latin = (name: string) => name.replace(/\S/g, (letter) => fromLatin(letter.charCodeAt(0)));
const fromLatin = (code: number) => String.fromCharCode(0x180 + (code % 0x40));

/** Names that run against the page, too long for where names stand. */
const longNames = {
  rtl: (name: string) => `${name} חברת הצמחים הגדולה של הצפון ושל הדרום`,
  ltr: (name: string) => latin(`${name} of a company with a very long name`),
};

type Direction = keyof typeof longNames;

/** What is shown as a name: its key, and where an object is a choice, what it says. */
const nameKeys = /(^|_)(name|label|brand|strain)$|Name$/;

/** The same answer with other names. */
function rename(answer: unknown, to: (name: string) => string): unknown {
  if (Array.isArray(answer)) {
    const [key, says] = answer as unknown[];
    const isChoice = answer.length === 2 && typeof key === 'string' && typeof says === 'string';
    return isChoice ? [key, to(says)] : answer.map((each) => rename(each, to));
  }
  if (typeof answer !== 'object' || answer === null) return answer;
  const isName = (key: string) => nameKeys.test(key) && (key !== 'name' || !('label' in answer));
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' && value !== '' && isName(key) ? to(value) : rename(value, to),
    ]),
  );
}

/** From now on every name that the server answers is long and, at its end at least, of this direction. */
export const lengthenNames = (page: Page, direction: Direction) =>
  page.route(
    (url) => !/\.(js|css|map|svg|png)$|__fixtures/.test(url.pathname),
    async (route) => {
      if (!/fetch|xhr/.test(route.request().resourceType())) return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      if (!(response.headers()['content-type'] ?? '').includes('json'))
        return route.fulfill({ response });
      const answer: unknown = await response.json();
      return route.fulfill({ response, json: rename(answer, longNames[direction]) });
    },
  );

/** Gives the page a catalog in which every letter of a text is one that runs from right to left. */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const turned = (text: string) =>
      text.replace(/%\(\w+\)s|\p{L}/gu, (part) =>
        part.startsWith('%') ? part : 'ادرنلوهم'.charAt(part.charCodeAt(0) % 8),
      );
    Object.assign(window, {
      gettext: turned,
      ngettext: (one: string, many: string, count: number) => turned(count === 1 ? one : many),
    });
  });

/**
 * Lines on which a name stands on the wrong side of what comes before or after it, by their words: what has letters
 * of the other direction than the page moves digits and signs beside it, unless it is isolated.
 */
export const mixedUp = (page: Page, direction: Direction): Promise<string[]> =>
  page.evaluate((names) => {
    const isName = (letter: string) =>
      names === 'rtl'
        ? /[\u0590-\u05ff]/.test(letter)
        : /[\u0180-\u024f\u0250-\u02af]/.test(letter);
    const isRead = (element: Element) =>
      element.closest('.visually-hidden, option, [aria-hidden=true]') !== null;
    const blockOf = (element: Element): Element =>
      /^(inline|contents)$/.test(getComputedStyle(element).display) && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    interface Letter {
      letter: string;
      isName: boolean;
      box: DOMRect;
    }
    const blocks = new Map<Element, Text[]>();
    for (const root of document.querySelectorAll('.ww')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: of } = text;
        if (!of?.checkVisibility({ visibilityProperty: true }) || isRead(of)) continue;
        const block = blockOf(of);
        blocks.set(block, [...(blocks.get(block) ?? []), text as Text]);
      }
    }
    const lettersOf = (text: Text): Letter[] =>
      text.data.split('').flatMap((letter, index) => {
        if (!/[^\s\u2060-\u206f\u200b-\u200f\ud800-\udfff]/.test(letter)) return [];
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const [box] = range.getClientRects();
        return box && box.width > 0 ? [{ letter, isName: isName(letter), box }] : [];
      });
    const found: string[] = [];
    for (const [block, texts] of blocks) {
      if (!isName(texts.map(({ data }) => data).join(''))) continue;
      const letters = texts.flatMap(lettersOf);
      const isWrong = (name: Letter, other: Letter, isAfter: boolean) => {
        if (Math.abs(name.box.top + name.box.bottom - other.box.top - other.box.bottom) > 8)
          return false;
        const isRight = other.box.left >= name.box.right - 1;
        return isRight !== (isAfter === (names === 'rtl'));
      };
      const wrong = letters.some(
        (name, at) =>
          name.isName &&
          letters.some((other, index) => !other.isName && isWrong(name, other, index > at)),
      );
      if (wrong)
        found.push(`${block.tagName} ${block.className}: ${block.textContent.slice(0, 120)}`);
    }
    return found;
  }, direction);

/** Names that begin at the other side than the text around them would. Numbers end under each other. */
export const atOtherSide = (page: Page): Promise<string[]> =>
  page.locator('.ww :is(bdi, [dir=auto]:not(.ww-number))').evaluateAll((names) => {
    const sideOf = (element: Element) => {
      const { textAlign, direction } = getComputedStyle(element);
      if (!/^(start|end)$/.test(textAlign)) return textAlign;
      return (textAlign === 'start') === (direction === 'ltr') ? 'left' : 'right';
    };
    return names.flatMap((name) => {
      const isLine = getComputedStyle(name).display === 'inline';
      const { parentElement: around } = name;
      const isFine = isLine || !around || sideOf(name) === sideOf(around);
      return isFine ? [] : [name.outerHTML.slice(0, 120)];
    });
  });
