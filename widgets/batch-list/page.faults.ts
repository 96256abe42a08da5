import type { Page } from '@playwright/test';
import type { StoredBatch } from '../../fixtures/backend/data/storedBatches';
import { expect, type Backend } from '../../test/browser/test';
import { pick, type Claim, type FaultyScreen } from '../../test/faults/screen';
import { dialog } from '../../test/support/steps';

const reference = 'EV-2609-0012';
const row = (page: Page) => page.getByRole('row', { name: new RegExp(reference) });

interface Location {
  id: number;
  name: string;
}

/** It is in the first one at first. */
const to = (turn: number) =>
  pick<Location>(turn, [
    { id: 62, name: 'Cold storage – “Annex B” <north>' },
    { id: 61, name: 'Main vault' },
  ]);

const stored = async (backend: Backend) =>
  (await backend.state<{ batches: { batches: StoredBatch[] } }>()).batches.batches;

const refOf = (turn: number) => `FILE-${String(turn)}`;

/** Opens the dialog and chooses a file of one batch. */
const choose = async (page: Page, ref: string) => {
  if ((await dialog(page).count()) === 0) {
    await page.getByRole('button', { name: 'Upload batches' }).click();
  }
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'one.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Reference,Stock location\n${ref},Main vault\n`),
  });
};
const save = (page: Page) => page.getByRole('button', { name: 'Save 1 batch' });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click();

const batchList: FaultyScreen = {
  name: 'batch-list',
  address: '/batch-list/?as=vendor',
  // A move is sent as soon as it is asked for; what is selected is no draft.
  savesAtOnce: true,
  work: {
    write: 'I1',
    read: 'I4',
    // A file that was saved makes the list be read again.
    readMore: async (page, turn) => {
      // One that is there already changes nothing and is not offered to be saved.
      await choose(page, `FOUND-${String(turn)}`);
      await save(page).click();
      await close(page);
    },
  },
  calls: {
    I4: { kind: 'read', shown: row },
    I3: { kind: 'read', shown: (page) => row(page).getByText(/Main vault|Cold storage/) },
    I8: { kind: 'read', shown: (page) => row(page).getByText(/Gold|Dream|Sour|OG|Kush|Cake/) },
    I6: {
      kind: 'read',
      ask: (page) => choose(page, 'FOUND-1'),
      shown: save,
      again: (page) => choose(page, 'FOUND-1'),
      leave: async (page) => {
        await page.getByRole('button', { name: 'Choose another file' }).click();
        await close(page);
      },
    },
    I1: {
      kind: 'write',
      edit: async (page, turn) => {
        await page.getByRole('checkbox', { name: `Select ${reference}` }).check();
        await page.getByLabel('Move 1 selected batch to').selectOption(String(to(turn).id));
      },
      send: (page) => page.getByRole('button', { name: 'Move 1 batch' }).click(),
      claim: async (page, turn): Promise<Claim> => {
        const moved = page.getByText(`Moved 1 batch to ${to(turn).name}.`);
        if ((await moved.count()) > 0) return 'saved';
        const says = (await page.getByRole('alert').allTextContents()).join(' ');
        if (says === '') return 'nothing';
        return says.includes('not moved') ? 'not saved' : 'unknown';
      },
      isTyped: (page) => page.getByRole('checkbox', { name: `Select ${reference}` }).isChecked(),
      effects: async (backend, turn) =>
        Number(
          (await stored(backend)).find(({ id }) => id === 412)?.stockLocationId === to(turn).id,
        ),
      next: async (page) => {
        // The list that could not be read after the move, then what was said of the move.
        for (const name of ['Retry', 'Dismiss']) {
          const button = page.getByRole('button', { name });
          if ((await button.count()) > 0) await button.first().click();
        }
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    },
    I7: {
      kind: 'write',
      edit: async (page, turn) => {
        await choose(page, refOf(turn));
        await expect(save(page)).toBeVisible();
      },
      send: (page) =>
        page.getByRole('button', { name: /^(Save 1 batch|Send 1 row again)$/ }).click(),
      claim: async (page): Promise<Claim> => {
        const says = (await dialog(page).textContent()) ?? '';
        if (says.includes('Saved 1 batch.')) return 'saved';
        if (says.includes('was not saved')) return 'not saved';
        return (await dialog(page).getByRole('alert').count()) > 0 ? 'unknown' : 'nothing';
      },
      isTyped: async (page) =>
        (await page.getByRole('button', { name: 'Send 1 row again' }).count()) > 0,
      effects: async (backend, turn) =>
        (await stored(backend)).filter(({ batchRef }) => batchRef === refOf(turn)).length,
      next: close,
    },
  },
};

export default batchList;
