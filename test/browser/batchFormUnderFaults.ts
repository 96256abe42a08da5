import type { Batch } from '../../shared/contract/batches';
import type { FaultyScreen } from './faultyScreen';
import { expect, type Backend } from './test';

const call = '/dashboard/vendor/7/batches/412/';
const typed = '0012';

const field = 'Batch reference';

/** What the server has under the name that is typed. */
const refAtServer = async (backend: Backend) => {
  const { batches } = await backend.state<{ batches: { batches: Batch[] } }>();
  return batches.batches.find(({ id }) => id === 412)?.batchRef;
};

export const batchForm: FaultyScreen = {
  name: 'batch-form',
  read: { method: 'GET', path: call },
  write: { method: 'PATCH', path: call },
  open: (page, timeout) => page.goto(`/batch-form/?as=vendor&timeout=${timeout}`),
  atRest: async (page) => {
    await expect(page.getByLabel(field).or(page.getByRole('alert')).first()).toBeVisible({
      timeout: 10_000,
    });
    await expect(page.getByText('Loading the batch…')).toHaveCount(0, { timeout: 10_000 });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 10_000 });
  },
  edit: (page) => page.getByLabel(field).fill(typed),
  // The terpenes are read anew, and the batch with them.
  readMore: async (page) => {
    const read = page.waitForRequest(
      (request) => request.method() === 'GET' && request.url().endsWith(call),
    );
    await page.getByRole('button', { name: 'Reimport terpenes' }).click();
    await read;
  },
  save: (page) => page.getByRole('button', { name: /^Save/ }).click(),
  claim: async (page) => {
    if ((await page.getByText('Batch updated.').count()) > 0) return 'saved';
    const [alert] = await page.getByRole('alert').allTextContents();
    if (alert === undefined) return 'nothing';
    return alert.includes('but not saved') ? 'not saved' : 'unknown';
  },
  isTyped: async (page) => {
    const restore = page.getByRole('button', { name: 'Restore' });
    if ((await restore.count()) > 0) await restore.click();
    return (await page.getByLabel(field).inputValue()) === typed;
  },
  isOnServer: async (backend) => (await refAtServer(backend)) === typed,
};
