import type { Page } from '@playwright/test';
import type { States, Visit } from '../../test/browser/screen';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, type Write } from '../../test/faults/screen';
import { bringBack, button, claimOf } from '../../test/support/steps';

/** What differs between the pages of screens whose rows are changed in their list, for the tests in a browser. */
interface RowsPage {
  /** Of the fixture site: "/products/". */
  address: string;
  /** Where the rows are read, and where their changes are sent. */
  read: string;
  write: { method: 'PATCH' | 'POST'; path: string };
  /** Resolves once the rows are there, with what changes them. */
  isThere: (page: Page, scenario: string) => Promise<unknown>;
  /** Writes an amount over the price of the first row. */
  type: (page: Page, amount: string) => Promise<unknown>;
  /** What that price says. */
  price: (page: Page) => Promise<string>;
  /** The first row of a read, by the list of the answer, and the list of the body that changes it. */
  first: { query?: string; list: string; sentAs: string };
  words: {
    changed: string;
    save: RegExp;
    saved: string;
    loading: string;
    none: string;
    notFound: string;
  };
}

/** The ways to what all such screens can be in, and a save under every fault. */
export function rowsPage(of: RowsPage) {
  const { words, read, write } = of;
  const goTo = ({ open }: Visit, scenario = 'default') =>
    open(of.address, { as: 'vendor', scenario });
  const open = async (visit: Visit, scenario = 'default') => {
    await goTo(visit, scenario);
    await of.isThere(visit.page, scenario);
  };
  const edit = async (visit: Visit) => {
    await open(visit);
    await of.type(visit.page, '445');
    await expect(visit.page.getByText(words.changed)).toBeVisible();
  };
  const send = ({ page }: Pick<Visit, 'page'>) => button(page, words.save).click();
  const save = async (visit: Visit) => {
    await edit(visit);
    await send(visit);
    await expect(visit.page.getByText(words.saved)).toBeVisible();
  };
  const chooseFile = async (visit: Visit, text: string) => {
    await open(visit);
    await button(visit.page, 'Upload CSV').click();
    await visit.page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'rows.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  };
  const saveInto = async (visit: Visit, fault: 'status-500' | 'login-redirect' | 'hang') => {
    await edit(visit);
    await visit.backend.arm({ ...write, fault });
    await send(visit);
  };

  /** Somebody else's change of the same price, after it was read here. */
  const changeElsewhere = (page: Page) =>
    page.evaluate(
      async ([from, list, { method, path }, sentAs]) => {
        const [, token = ''] = /csrftoken=([^;]*)/.exec(document.cookie) ?? [];
        const rows = (await (await fetch(from)).json()) as Record<string, { id: number }[]>;
        const answer = await fetch(path, {
          method,
          headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token },
          body: JSON.stringify({ [sentAs]: [{ id: rows[list]?.[0]?.id, price: '470.00' }] }),
        });
        // What is not read is never at its end.
        await answer.text();
      },
      [`${read}${of.first.query ?? ''}`, of.first.list, write, of.first.sentAs] as const,
    );

  const states = {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText(words.loading)).toBeAttached();
      },
    },
    empty: {
      'none yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText(words.none)).toBeVisible();
      },
      'none fits': async (visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox').fill('nothing like it');
        await expect(visit.page.getByText(words.notFound)).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'a save failed': async (visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'all of it': (visit) => open(visit),
      'very many': (visit) => open(visit, 'huge'),
      'names that break screens': (visit) => open(visit, 'hostile'),
      changed: edit,
      'on its way': async (visit) => {
        await saveInto(visit, 'hang');
        await expect(visit.page.locator('[aria-busy=true]').first()).toBeVisible();
      },
      saved: save,
      'changed elsewhere': async (visit) => {
        await edit(visit);
        await changeElsewhere(visit.page);
        await send(visit);
        await expect(button(visit.page, 'Keep yours')).toBeVisible();
      },
      'an earlier draft': async (visit) => {
        visit.page.on('dialog', (dialog) => void dialog.accept());
        await edit(visit);
        await visit.page.reload();
        await expect(button(visit.page, 'Restore')).toBeVisible();
      },
    },
    'session ended': {
      'while it loads': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'login-redirect' });
        await goTo(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
      'while it saves': async (visit) => {
        await saveInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': {
      'a user who may only look': (visit) => open(visit, 'read-only'),
    },
  } satisfies Record<string, States>;

  /** Another price in each turn than in the one before, and than at first. */
  const priceOf = (turn: number) => pick(turn, ['445.00', '451.50']);
  /** The write of the first price; `stored` is how the server has it. */
  const faultyWrite = (stored: (backend: Backend) => Promise<string | undefined>): Write => ({
    kind: 'write',
    readsBefore: 1,
    edit: async (page, turn) => {
      await bringBack(page);
      await of.type(page, priceOf(turn));
    },
    send: (page) => send({ page }),
    claim: (page) => claimOf(page, words.saved, 'Nothing was saved.'),
    isTyped: async (page, turn) => {
      await bringBack(page);
      return (await of.price(page)).includes(priceOf(turn));
    },
    effects: async (backend, turn) => ((await stored(backend)) === priceOf(turn) ? 1 : 0),
    // A save that was found by a reload has nothing to dismiss.
    next: (page) => pressFirst(button(page, 'Dismiss')),
  });

  return { goTo, open, edit, chooseFile, send, save, changeElsewhere, states, faultyWrite };
}
