import type { ElementHandle, Page, Request } from '@playwright/test';
import { OnTheirWay } from './onTheirWay';
import { expect, test, type Backend } from './session';
import { kinds, opener, statesOf, type Reach } from './screen';
import { widgets } from '../support/widgets';

/** What of a button's name it has in common with those of other rows: its first two words. */
const kindOf = (name: string) =>
  name.trim().split(/\s+/).slice(0, 2).join(' ').replace(/\d+/g, '#');

interface Button {
  kind: string;
  /** By its first word, and by how it and what it stands in are drawn: the same one in each row of a list. */
  sort: string;
  /** Not its index: what goes by itself, as a banner does after its time, would shift that. */
  element: ElementHandle<Element>;
}

/** The buttons that can be pressed now, of the dialog where there is one. */
async function buttonsOf(page: Page): Promise<Button[]> {
  const isDialog = (await page.getByRole('dialog').count()) > 0;
  const part = page.locator(isDialog ? '[role=dialog]' : '[data-widget]').last();
  const buttons = part.locator('button:visible:not(:disabled):not([aria-disabled=true])');
  const found = ((await buttons.elementHandles()) as Button['element'][]).map(async (element) => {
    const { name, drawn } = await element.evaluate((button) => ({
      name: button.getAttribute('aria-label') ?? button.textContent,
      drawn: `${button.getAttribute('class') ?? ''} in ${button.parentElement?.className ?? ''}`,
    }));
    const kind = kindOf(name);
    return { kind, sort: `${kind.split(' ')[0] ?? ''} ${drawn}`, element };
  });
  return Promise.all(found);
}

/** How many kinds of one sort are pressed: those of rows in other states differ, those of other products do not. */
const enough = 4;

/** What was pressed so far. */
class Pressed {
  private readonly kinds = new Set<string>();
  private readonly sorts = new Map<string, number>();

  has({ kind, sort }: Button): boolean {
    return this.kinds.has(kind) || (this.sorts.get(sort) ?? 0) >= enough;
  }

  add({ kind, sort }: Button): void {
    this.kinds.add(kind);
    this.sorts.set(sort, (this.sorts.get(sort) ?? 0) + 1);
  }
}

declare global {
  interface Window {
    /** Whether the button that was pressed last went since, or was disabled, be it for a moment. */
    followed?: { isGone: boolean };
  }
}

/** Runs in the page. */
const follow = (button: Element) => {
  const followed = { isGone: false };
  const look = () => {
    followed.isGone ||= !button.isConnected || button.matches(':disabled');
  };
  const asked = { subtree: true, childList: true, attributeFilter: ['disabled'] };
  new MutationObserver(look).observe(document, asked);
  window.followed = followed;
};

/** Tells a page from the one before, also where both have one address; null while one replaces the other. */
const pageNow = (page: Page) => page.evaluate(() => performance.timeOrigin).catch(() => null);

/** What became of a button that was pressed; one that went has kept the focus in the page, or lost it. */
type Fate = 'stays' | 'led away' | 'kept' | 'lost';

/** Resolves when the page does nothing more by itself. */
type Rest = (isOver: () => Promise<boolean>) => Promise<void>;

/** Presses a button by the keyboard, and looks what has become of it when the page is at rest. */
async function press(page: Page, button: Button['element'], rest: Rest): Promise<Fate> {
  const before = await pageNow(page);
  const isElsewhere = async () => (await pageNow(page)) !== before;
  await button.focus();
  await button.evaluate(follow);
  await page.keyboard.press('Enter');
  await rest(isElsewhere);
  const found = await page
    .evaluate(() => ({
      isGone: window.followed?.isGone,
      hasFocus: document.activeElement !== document.body,
    }))
    .catch(() => null);
  // Who went to another page has nothing to lose on this one.
  if (!found || (await isElsewhere())) return 'led away';
  if (!found.isGone) return 'stays';
  return found.hasFocus ? 'kept' : 'lost';
}

/** How many of the requests are among those that the server leaves without an answer. */
const hanging = (backend: Backend) => async (requests: readonly Request[]) => {
  const hung = (await backend.log()).filter(({ fault }) => fault === 'hang');
  return requests.filter((request) => {
    const { pathname, search } = new URL(request.url());
    return hung.some(
      ({ method, path }) => method === request.method() && path === pathname + search,
    );
  }).length;
};

const kindsOf = (buttons: Button[]) => buttons.map((each) => each.kind).join();

/** Whether the same buttons stand there as did before, once a dialog that was opened is closed. */
async function isAsItWas(page: Page, buttons: Button[], rest: Rest): Promise<boolean> {
  if (kindsOf(await buttonsOf(page)) === kindsOf(buttons)) return true;
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) !== 1) return false;
  await page.keyboard.press('Escape');
  await rest(async () => (await dialog.count()) === 0);
  return (await dialog.count()) === 0 && kindsOf(await buttonsOf(page)) === kindsOf(buttons);
}

for (const { screen } of widgets) {
  test(`${screen.name}: no button that goes when it is pressed takes the focus with it`, async ({
    page,
    context,
    backend,
    watch,
  }) => {
    test.setTimeout(240_000);
    watch.allow(/./);
    const pressed = new Pressed();
    const lost: string[] = [];
    let gone = 0;
    const onTheirWay = new OnTheirWay(page);
    const rest: Rest = (isOver) => onTheirWay.rest({ isOver, hanging: hanging(backend) });
    const open = opener(page);

    /** Brings the state about in a world of its own. */
    const bring = async (reach: Reach) => {
      page.removeAllListeners('dialog');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // A page that tries again by itself would meet the fault that is meant for the next one; and what it keeps, it
      // writes when it is left.
      await page.goto('/__fixtures/log');
      await page.evaluate(() => [localStorage, sessionStorage].forEach((each) => each.clear()));
      onTheirWay.clear();
      await context.clearCookies();
      await reach({ page, backend, open });
    };
    /** Presses what was not pressed before, one after the other, as long as the state stays as it was brought about. */
    const pressInTurn = async (state: string): Promise<'all' | 'some'> => {
      const buttons = await buttonsOf(page);
      const unpressed = () => buttons.find((each) => !pressed.has(each));
      for (let next = unpressed(); next; next = unpressed()) {
        if (!(await next.element.evaluate((button) => button.isConnected))) return 'some';
        pressed.add(next);
        const fate = await press(page, next.element, rest);
        if (fate === 'kept' || fate === 'lost') gone += 1;
        if (fate === 'lost') lost.push(`${state}: ${next.kind}`);
        if (fate !== 'stays' || onTheirWay.size > 0) return 'some';
        if (!(await isAsItWas(page, buttons, rest))) return 'some';
      }
      return 'all';
    };

    for (const kind of kinds.filter((each) => each !== 'loading')) {
      for (const [state, reach] of statesOf(screen, kind)) {
        do await bring(reach);
        while ((await pressInTurn(`${kind}, ${state}`)) === 'some');
      }
    }
    expect(lost).toEqual([]);
    expect(gone, 'buttons that went').toBeGreaterThan(0);
  });
}
