import type { Page } from '@playwright/test';
import { readStates } from '../../test/browser/readStates';
import type { Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';
import { button } from '../../test/support/steps';

/** What differs between the pages of screens that are a list with a dialog for one row, for the tests in a browser. */
interface ListPage {
  /** Of the fixture site: "/user-list/". */
  address: string;
  /** What the table is called. */
  table: string;
  read: { method: 'GET' | 'POST'; path: string };
  /** Opens the dialog of a row and writes something. */
  edit: (page: Page) => Promise<unknown>;
  write: { method: 'PATCH'; path: string };
  /** The button of the dialog. */
  save: string;
  words: { loading: string; none: string; notFound: string };
}

/** The ways to what all such screens can be in. */
export function listStates(of: ListPage) {
  const { words, write } = of;
  const reads = readStates({ ...of, as: 'vendor', loading: words.loading });
  const { goTo, signIn } = reads;
  const open = async (visit: Visit, scenario?: string) => {
    await goTo(visit, scenario);
    await expect(visit.page.getByRole('table', { name: of.table })).toBeVisible();
  };
  const edit = async (visit: Visit) => {
    await open(visit);
    await of.edit(visit.page);
  };
  const saveInto = async (visit: Visit, fault: 'status-500' | 'login-redirect') => {
    await edit(visit);
    await visit.backend.arm({ ...write, fault });
    await button(visit.page, of.save).click();
  };
  const states = {
    loading: reads.states.loading,
    empty: {
      'none yet': async (visit: Visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText(words.none)).toBeVisible();
      },
      'none fits': async (visit: Visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox').fill('nothing like it');
        await expect(visit.page.getByText(words.notFound)).toBeVisible();
      },
    },
    error: {
      ...reads.states.error,
      'a save failed': async (visit: Visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'the list': (visit: Visit) => open(visit),
      'draft offered': async (visit: Visit) => {
        visit.page.on('dialog', (dialog) => void dialog.accept());
        await edit(visit);
        await visit.page.reload();
        await expect(button(visit.page, 'Restore')).toBeVisible();
      },
      'very many': (visit: Visit) => open(visit, 'huge'),
      'names that break screens': (visit: Visit) => open(visit, 'hostile'),
    },
    'session ended': {
      ...reads.states['session ended'],
      'while it saves': async (visit: Visit) => {
        await saveInto(visit, 'login-redirect');
        await signIn(visit);
      },
    },
    'read-only': { 'a user who may only look': (visit: Visit) => open(visit, 'read-only') },
  };

  /** Another page of this browser session changes the same row by `theirs` meanwhile. */
  const meetColleague = async (visit: Visit, theirs: (page: Page) => Promise<unknown>) => {
    await edit(visit);
    const other = await visit.page.context().newPage();
    await other.goto(`${of.address}?as=vendor`);
    await theirs(other);
    await button(other, of.save).click();
    await expect(other.getByText(/^Saved /)).toBeVisible();
    await other.close();
    await button(visit.page, of.save).click();
    await expect(button(visit.page, 'Keep yours')).toBeVisible();
  };

  return { goTo, open, edit, meetColleague, states };
}
