import { fireEvent, screen } from '@testing-library/react';
import { widgetNames } from '../../shared/build/widgets';
import { untilEffects, settle, stopClock, untilPasses } from '../support/clock';
import { openWidget } from '../support/openWidget';
import { screensWith } from '../support/screensWith';
import { refuseCalls } from '../support/spoilAnswers';

// From before anything is drawn: what is due by one clock never comes by another.
beforeAll(stopClock);
afterEach(() => jest.restoreAllMocks());

interface Reading {
  /** Where the default one has nothing that could be read again. */
  scenario?: string;
  /** Makes the screen read anew what it shows; someone comes back to the page, where it is left out. */
  again?: () => unknown;
  /** What is said of that which is shown while it could not be read anew, where it is not a list. */
  says?: RegExp;
  /** The button that is not to be pressed on old data. */
  holds?: RegExp;
}

interface Never {
  /** Why nothing that is shown is ever read anew by itself. */
  never: string;
}

/** The one that says so: to ask for names of a role takes a second in a long table. */
function control(says: RegExp): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('.ww :is(button, a, [role=link])')];
  const found = all.find(({ ariaLabel, textContent }) => says.test(ariaLabel ?? textContent));
  if (!found) throw new Error(`Nothing to press says ${String(says)}.`);
  return found;
}

const press = (says: RegExp) => fireEvent.click(control(says));

const changeLocation = () =>
  document.dispatchEvent(new CustomEvent('ww:location-changed', { detail: { locationId: 1 } }));

/** Each press of the head of a column reads the list in another order. */
function turnOrder(): void {
  const head = document.querySelector('.ww [role=columnheader] button');
  if (!head) throw new Error('No column can be sorted.');
  fireEvent.click(head);
}

const never = 'What is open is read once, and before it is saved.';
const all = (names: readonly string[], facts: Reading | Never) =>
  Object.fromEntries(names.map((name) => [name, facts]));

/** How each screen comes to read anew what it shows; of a plain list and a plain form it is known. */
const screens: Record<string, Reading | Never> = {
  ...all(screensWith(/<RecordPage/), { never }),
  ...all(screensWith(/useListScreen\(/), { again: turnOrder }),
  'accounting-integration': {
    says: /What is shown of .* may be out of date\./,
    again: () => press(/^Read QuickBooks again$/),
  },
  'batch-form': {
    never: 'What is open is read before it is saved; a row says what its analysis came to.',
  },
  'batch-list': {
    again: () => {
      fireEvent.click(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' }));
      const locations = screen.getByRole('combobox', { name: 'Move 1 selected batch to' });
      fireEvent.change(locations, { target: { value: '62' } });
      press(/^Move 1 batch$/);
    },
  },
  'brand-page': { never: 'What is open is read on the person’s word, and before it is saved.' },
  cart: { says: /This cart may be out of date\./, holds: /[Cc]heckout/ },
  'cart-preview': { says: /maybe out of date/ },
  checkout: { says: /We could not check whether this is still up to date/, holds: /^Place order/ },
  'dispensary-dashboard': {
    // Of another period nothing is shown.
    says: /Spend over time could not be loaded\./,
    // The period that is shown is read no second time.
    again: () => press(control(/^7 days$/).ariaPressed === 'true' ? /^30 days$/ : /^7 days$/),
  },
  'inventory-pricing': { says: /The prices may be out of date\./ },
  'notification-preferences': { never },
  'order-create': { says: /This order may be out of date\./, holds: /^Create order/ },
  'order-drawer': { says: /May be out of date/ },
  'product-details': { says: /The product may be out of date\./, again: changeLocation },
  'quick-order': { says: /This order may be out of date\./ },
  'rules-editor': { says: /Failed to refresh rules/, again: () => press(/^Refresh$/) },
  'seller-discovery': { again: changeLocation },
  'public-storefront': {
    says: /The menu (may be out of date|could not be loaded)\./,
    // Nothing is read before the question of age is answered.
    again: () => {
      const question = document.querySelector('[role=dialog]');
      if (question) press(/^Yes/);
      else fireEvent.click(screen.getByRole('tab', { selected: false }));
    },
  },
  'stock-location': {
    // Of its writes the one that reads nothing before it.
    again: () => {
      if (!screen.queryByRole('dialog')) press(/^New location$/);
      const name = screen.getByRole('textbox', { name: /^Name/ });
      fireEvent.input(name, { target: { value: `Annex of ${String(Date.now())}` } });
      press(/^Create location$/);
    },
  },
  'storefront-landing': { again: changeLocation },
  'seller-storefront': { again: changeLocation },
  'storefront-navigation': { says: /This may be out of date\./ },
  'variant-creation': { never: 'What is open is read once, and before anything is created.' },
  'webhook-dashboard': {
    says: /What is shown may be out of date\./,
    // Of its writes the one that reads nothing before it.
    again: () => {
      if (!screen.queryByRole('dialog')) {
        press(/^Actions for/);
        press(/^Delete$/);
      }
      fireEvent.click(screen.getByRole('button', { name: 'Delete endpoint' }));
    },
  },
};

/** What is read as JSON, once by POST. */
const isRead = ({ method, url }: Request) => method === 'GET' || url.endsWith('-index/');

const comeBack = () => window.dispatchEvent(new Event('focus'));

/** All that is said, also to those who do not see it. */
const said = () =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel),
  ].join('\n');

it.each(widgetNames())(
  '%s says what is old, tries again more and more seldom, and on return',
  async (name) => {
    const facts = screens[name];
    if (!facts) throw new Error(`How ${name} comes to read again is not said.`);
    if ('never' in facts) return;
    const { scenario, says = /The list may be out of date\./, again = comeBack, holds } = facts;
    await openWidget(name, { scenario });
    const isAtRest = () => {
      expect(document.querySelector('[aria-busy=true], .ww-skeleton')).toBeNull();
      expect(said()).not.toMatch(/Loading/);
    };
    // Parts come one after the other.
    const opened = Date.now();
    await untilPasses(() => expect(Date.now() - opened).toBeGreaterThan(1000), 1000);
    await untilPasses(isAtRest, 5000);

    const reads: number[] = [];
    const fail = () =>
      refuseCalls(
        (request) => {
          if (isRead(request)) reads.push(Date.now());
          return isRead(request);
        },
        '{}',
        500,
      );
    let failing = fail();
    await untilPasses(again, 5000);
    await untilPasses(() => expect(said()).toMatch(says), 5000);
    const isHeld = () => control(holds ?? /^/).matches(':disabled, [aria-disabled=true]');
    if (holds) expect(isHeld()).toBe(true);

    // By itself, with growing waits.
    const began = Date.now();
    await untilPasses(() => expect(Date.now() - began).toBeGreaterThan(100_000), 100_000);
    const late = reads.filter((time) => time - began > 50_000).length;
    expect(late).toBeGreaterThan(0);
    expect(reads.length - late).toBeGreaterThan(late);
    expect(said()).toMatch(says);
    failing.mockRestore();
    await untilPasses(() => expect(said()).not.toMatch(says), 60_000);

    // When someone comes back, before the next wait is over.
    failing = fail();
    await untilPasses(again, 5000);
    await untilPasses(() => expect(said()).toMatch(says), 5000);
    // It hears of a return once what it says is drawn, of other parts a little later.
    await untilEffects();
    await untilEffects();
    failing.mockRestore();
    comeBack();
    for (let turn = 0; turn < 5; turn++) await settle();
    await untilPasses(() => expect(said()).not.toMatch(says), 500);
  },
);
