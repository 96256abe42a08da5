import type { Page } from '@playwright/test';
import type { Batch } from '../../shared/contract/batches';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, runsOf, type Claim, type FaultyScreen } from '../../test/faults/screen';
import { alerts, dialog } from '../../test/support/steps';

const field = (page: Page) => page.getByRole('textbox', { name: 'Batch reference' });

const batches = async (backend: Backend) =>
  (await backend.state<{ batches: { batches: Batch[] } }>()).batches.batches;
const opened = async (backend: Backend) =>
  (await batches(backend)).find(({ id }) => id === 412) ?? { batchRef: '', coas: [] };

const restore = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Restore' });
  await pressFirst(button);
};
const dismiss = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Dismiss' });
  while ((await button.count()) > 0) await button.first().click();
};

/** A form keeps what is typed and says below what became of it. */
const form = (refOf: (turn: number) => string, saved: RegExp) => ({
  kind: 'write' as const,
  edit: (page: Page, turn: number) => field(page).fill(refOf(turn)),
  send: (page: Page) => page.getByRole('button', { name: /^(Save|Create batch)/ }).click(),
  claim: async (page: Page): Promise<Claim> => {
    if ((await page.getByText(saved).count()) > 0) return 'saved';
    const says = await alerts(page);
    if (says === '') return 'nothing';
    return says.includes('but not saved') ? 'not saved' : 'unknown';
  },
  isTyped: async (page: Page, turn: number) => {
    await restore(page);
    return (await field(page).inputValue()) === refOf(turn);
  },
});

const refOf = (turn: number) => pick(turn, ['0012', 'EV-2609-0099']);
const newRefOf = (turn: number) => `NEW-${String(turn)}`;

const certificate = 'EV-2609-0012 potency and terpenes.pdf';

/** What is done at once has nothing that was typed. */
const isTyped = () => Promise.resolve(true);

const fileOf = (turn: number) => `results-${String(turn)}.pdf`;
const uploadRow = (page: Page, turn: number) =>
  page.getByRole('listitem', { name: fileOf(turn), exact: true });

const reanalyze = (page: Page) =>
  page.getByRole('button', { name: `Re-analyze ${certificate}`, exact: true });
const rowOf = (page: Page) => page.getByRole('listitem', { name: certificate, exact: true });

const batchForm: FaultyScreen = {
  name: 'batch-form',
  address: '/batch-form/?as=vendor',
  work: {
    write: 'T3',
    read: 'T1',
    // The terpenes are read anew, and the batch with them.
    readMore: (page) => page.getByRole('button', { name: 'Reimport terpenes' }).click(),
  },
  links: {
    T8: 'The file of a certificate, in a tab of its own',
    T9: 'The page of a batch',
  },
  calls: {
    T1: { kind: 'read', shown: field },
    T2: {
      ...form(newRefOf, /^Batch created\./),
      address: '/batch-form/?as=vendor&scenario=new',
      isOnce: true,
      // No call finds a batch whose answer was lost; it can be sent again without harm.
      isNeverKnown: true,
      effects: async (backend, turn) =>
        (await batches(backend)).filter(({ batchRef }) => batchRef === newRefOf(turn)).length,
    },
    T3: {
      ...form(refOf, /^Batch updated\./),
      readsBefore: 1,
      effects: async (backend, turn) => Number((await opened(backend)).batchRef === refOf(turn)),
      next: dismiss,
    },
    T4: {
      kind: 'write',
      isUpload: true,
      edit: () => Promise.resolve(),
      send: async (page, turn) => {
        const retry = uploadRow(page, turn).getByRole('button', { name: 'Retry upload' });
        if ((await retry.count()) > 0) {
          await retry.click();
          return;
        }
        await page.getByLabel('Choose certificates').setInputFiles({
          name: fileOf(turn),
          mimeType: 'application/pdf',
          buffer: Buffer.from(`%PDF-1.4 results ${String(turn)}`),
        });
      },
      claim: async (page, turn): Promise<Claim> => {
        const row = uploadRow(page, turn);
        if ((await row.getByRole('link', { name: fileOf(turn) }).count()) > 0) return 'saved';
        const says = (await row.getByRole('alert').allTextContents()).join(' ');
        if (says === '') return 'nothing';
        return says.includes('was not uploaded') ? 'not saved' : 'unknown';
      },
      isTyped: async (page, turn) => (await uploadRow(page, turn).count()) > 0,
      effects: async (backend, turn) =>
        (await opened(backend)).coas.filter(({ name }) => name === fileOf(turn)).length,
    },
    T5: {
      kind: 'write',
      edit: (page) => expect(reanalyze(page)).toBeEnabled(),
      send: (page) => reanalyze(page).click(),
      claim: async (page): Promise<Claim> => {
        const says = (await rowOf(page).getByRole('alert').allTextContents()).join(' ');
        if (says.includes('did not start')) return 'not saved';
        if (says !== '') return 'unknown';
        const close = rowOf(page).getByRole('button', { name: 'Close' });
        return (await close.count()) > 0 ? 'saved' : 'nothing';
      },
      isTyped,
      effects: async (backend, turn) => (await runsOf(backend, 'T5')) - turn,
      next: (page) => rowOf(page).getByRole('button', { name: 'Close' }).click(),
    },
    T6: {
      kind: 'write',
      isOnce: true,
      edit: async (page) => {
        if ((await dialog(page).count()) > 0) return;
        await page.getByRole('button', { name: `Remove ${certificate}`, exact: true }).click();
        await expect(dialog(page)).toBeVisible();
      },
      send: async (page) => {
        const asks = (await dialog(page).count()) > 0;
        const name = asks ? 'Remove certificate' : 'Retry';
        await (asks ? dialog(page) : rowOf(page)).getByRole('button', { name }).click();
      },
      claim: async (page): Promise<Claim> => {
        const isOpen = (await dialog(page).count()) > 0;
        if (!isOpen && (await rowOf(page).count()) === 0) return 'saved';
        const target = isOpen ? dialog(page) : rowOf(page);
        const says = (await target.getByRole('alert').allTextContents()).join(' ');
        if (says === '') return 'nothing';
        return /not known|don’t know/.test(says) ? 'unknown' : 'not saved';
      },
      isTyped,
      effects: async (backend) =>
        Number((await opened(backend)).coas.every(({ name }) => name !== certificate)),
    },
    T7: {
      kind: 'write',
      // Nothing at the server tells that the reading has begun, and to begin it twice does no harm.
      isOnce: true,
      isNeverKnown: true,
      edit: () => Promise.resolve(),
      send: (page) => page.getByRole('button', { name: 'Reimport terpenes' }).click(),
      claim: async (page): Promise<Claim> => {
        if ((await page.getByText(/^Terpenes reimporting/).count()) > 0) return 'saved';
        const says = await alerts(page);
        if (says === '') return 'nothing';
        return /not known|don’t know/.test(says) ? 'unknown' : 'not saved';
      },
      isTyped,
      effects: async (backend) => Number((await runsOf(backend, 'T7')) > 0),
    },
  },
};

export default batchForm;
