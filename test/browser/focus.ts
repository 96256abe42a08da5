import type { Page } from '@playwright/test';

/** The focused element in a few words, and what keeps a person from seeing that it has the focus. */
export interface Focus {
  name: string;
  problems: string[];
}

/** Runs in the page. */
const look = (): Focus => {
  const within = (active: Element | null): Element | null =>
    active?.shadowRoot?.activeElement ? within(active.shadowRoot.activeElement) : active;
  const element = within(document.activeElement);
  if (!element || element === document.body) return { name: 'nothing', problems: ['lost'] };
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  const isWhole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  // What is larger than the window, a list that scrolls for instance, is seen in part.
  const isInSight = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  const isTall = height > innerHeight / 2 && isInSight;
  const points = [0.05, 0.5, 0.95].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  );
  const isCovered = points.some(([x, y]) => {
    const there = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    return !there || !(element.contains(there) || there.contains(element));
  });
  const problems = [
    ...(hasOutline || style.boxShadow !== 'none' ? [] : ['no visible focus']),
    ...(isWhole || isTall ? [] : ['not wholly on the screen']),
    ...(isWhole && isCovered ? ['covered'] : []),
  ];
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const label = isField ? element.labels?.[0] : null;
  return { name: (label ?? element).textContent.trim(), problems };
};

/** Looks at the focused element: on the screen, not covered, with an outline or a ring of its own. */
export const focus = (page: Page): Promise<Focus> => page.evaluate(look);

/** Presses a key until the element of that name has the focus; answers the problems on the way. */
export async function moveTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<string[]> {
  const problems: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    const at = await focus(page);
    problems.push(...at.problems.map((problem) => `${at.name}: ${problem}`));
    if (typeof name === 'string' ? at.name === name : name.test(at.name)) return problems;
  }
  throw new Error(`${key} never came to ${String(name)}.`);
}

/** What a walk of the focus has come to so far. */
interface Walk {
  problems: string[];
  isOver: boolean;
}

/**
 * Runs in the page: looks at each stop of the focus when a key takes it on, for the page has scrolled to it by then.
 * The walk begins before the first stop of the widget or its dialog.
 */
const follow = (lookAtFocus: () => Focus) => {
  const root = document.querySelector('[role=dialog]') ?? document.querySelector('[data-widget]');
  const walk: Walk = { problems: [], isOver: false };
  let last: Element | null = null;
  const note = () => {
    const now = document.activeElement;
    if (walk.isOver || !now || now === document.body) return;
    // Past its last control a dialog takes the focus itself, and keeps it from the page behind.
    walk.isOver = now === root || !root?.contains(now);
    if (walk.isOver || now === last) return;
    const { name, problems: found } = lookAtFocus();
    if (last?.isConnected) {
      const [before, after] = [last.getBoundingClientRect(), now.getBoundingClientRect()];
      const isStuck = [last, now].some((each) => each.closest('.ww-savebar, .ww-purchase-bar'));
      const isAbove = after.bottom <= before.top + 1 && after.left < before.right;
      const isBefore =
        after.right <= before.left + 1 &&
        after.top < before.bottom - 1 &&
        after.bottom > before.top + 1;
      if (!isStuck && (isAbove || isBefore)) found.push('read before the stop before it');
    }
    last = now;
    walk.problems.push(...found.map((problem) => `${name.slice(0, 60)}: ${problem}`));
  };
  document.addEventListener('keydown', note, { capture: true });
  Object.assign(window, {
    walkSoFar: () => {
      note();
      return walk;
    },
  });
  const active = document.activeElement;
  if (root && active instanceof HTMLElement && !root.matches('[role=dialog]')) active.blur();
  const start = document.createRange();
  if (root) start.setStart(root, 0);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(start);
};

/**
 * Tabs through the widget, or its dialog, from its start and returns what a person would stumble over: a stop that
 * cannot be seen, and one that is read before the stop it comes after.
 */
export async function walkOfFocus(page: Page, stops = 40): Promise<string[]> {
  await page.evaluate(`(${follow.toString()})(${look.toString()})`);
  const soFar = () => page.evaluate<Walk>('walkSoFar()');
  let walk = await soFar();
  for (let stop = 0; stop < stops && !walk.isOver; stop += 1) {
    await page.keyboard.press('Tab');
    if (stop % 10 === 9) walk = await soFar();
  }
  return (await soFar()).problems;
}
