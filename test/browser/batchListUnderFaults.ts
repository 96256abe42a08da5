import type { StoredBatch } from '../../fixtures/backend/data/batches';
import type { FaultyScreen } from './faultyScreen';
import { expect } from './test';

const base = '/dashboard/vendor/7/inventory/';
const to = 62;

const file = {
  name: 'one.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Reference,Stock location\nFOUND-1,Main vault\n'),
};

export const batchList: FaultyScreen = {
  name: 'batch-list',
  // A move is sent as soon as it is asked for; what is selected is no draft.
  savesAtOnce: true,
  read: { method: 'GET', path: `${base}context/` },
  write: { method: 'POST', path: `${base}update-batches/` },
  open: (page, timeout) => page.goto(`/batch-list/?as=vendor&timeout=${timeout}`),
  atRest: async (page) => {
    await expect(page.getByRole('table').or(page.getByRole('alert')).first()).toBeVisible({
      timeout: 10_000,
    });
    await expect(page.getByText('Loading your batches…')).toHaveCount(0, { timeout: 10_000 });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 10_000 });
  },
  edit: async (page) => {
    await page.getByRole('checkbox', { name: 'Select EV-2609-0012' }).check();
    await page.getByLabel('Move 1 selected batch to').selectOption(String(to));
  },
  // A file that was saved makes the list be read again.
  readMore: async (page) => {
    const read = page.waitForRequest((request) => request.url().endsWith(`${base}context/`));
    await page.getByRole('button', { name: 'Upload batches' }).click();
    await page.getByLabel('A CSV file in the form of the template').setInputFiles(file);
    await page.getByRole('button', { name: 'Save 1 batch' }).click();
    await read;
    await page.getByRole('button', { name: 'Close' }).click();
  },
  save: (page) => page.getByRole('button', { name: 'Move 1 batch' }).click(),
  claim: async (page) => {
    if ((await page.getByText(/^Moved 1 batch to/).count()) > 0) return 'saved';
    const alerts = (await page.getByRole('alert').allTextContents()).join(' ');
    if (alerts === '') return 'nothing';
    return alerts.includes('not moved') ? 'not saved' : 'unknown';
  },
  isTyped: (page) => page.getByRole('checkbox', { name: 'Select EV-2609-0012' }).isChecked(),
  isOnServer: async (backend) => {
    const { batches } = await backend.state<{ batches: { batches: StoredBatch[] } }>();
    return batches.batches.find(({ id }) => id === 412)?.stockLocationId === to;
  },
};
