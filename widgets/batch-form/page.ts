import type { Page } from '@playwright/test';
import type { Batch } from '../../shared/contract/batches';
import { expect, type Backend, type Fault } from '../../test/browser/test';
import {
  openStrictly,
  type BrowserScreen,
  type Reach,
  type Visit,
} from '../../test/browser/screen';
import { button } from '../../test/support/steps';

const call = '/dashboard/vendor/7/batches/412/';
const upload = `${call}certificates/`;
const pdf = { name: 'results.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x') };

const reference = (page: Page) => page.getByLabel('Batch reference');

const goTo = ({ open }: Visit, scenario = 'default', query = {}) =>
  open('/batch-form/', { as: 'vendor', scenario, ...query });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('heading', { name: 'Variants' })).toBeVisible();
};

/** Saves another reference while the server answers so. */
const save = async (visit: Visit, fault: Fault['fault']) => {
  await open(visit);
  await reference(visit.page).fill('EV-2609-0099');
  await visit.backend.arm({ method: 'PATCH', path: call, fault });
  await button(visit.page, 'Save 1 change').click();
};

const choose = async (visit: Visit, buffer = pdf.buffer) => {
  await open(visit);
  await visit.page.getByLabel('Choose certificates').setInputFiles({ ...pdf, buffer });
};

const openDialog =
  (opener: string | RegExp, name: string | RegExp): Reach =>
  async (visit) => {
    await open(visit);
    await button(visit.page, opener).first().click();
    await expect(visit.page.getByRole('dialog', { name })).toBeVisible();
  };

const scenarios: Record<string, Reach> = Object.fromEntries(
  ['default', 'new', 'imported-rows', 'rows-with-orders', 'hostile', 'huge'].map((scenario) => [
    scenario,
    (visit: Visit) => open(visit, scenario),
  ]),
);

/** The batch as the server has it. */
const stored = async (backend: Backend) =>
  (await backend.state<{ batches: { batches: Batch[] } }>()).batches.batches.find(
    ({ id }) => id === 412,
  );

const batchForm: BrowserScreen = {
  name: 'batch-form',
  shown: /^Terpene to add/,
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/batch-form/', 'vendor');
    await keys.to(page.getByLabel('Batch reference'));
    await keys.press('Control+A');
    await keys.type('0012');
    await keys.use(button(page, 'Save 1 change'));
    await expect(page.getByText('Batch updated.')).toBeVisible();
    expect(await stored(backend)).toMatchObject({ batchRef: '0012' });
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: call, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the batch…')).toBeAttached();
      },
    },
    empty: { 'nothing belongs to it yet': (visit) => open(visit, 'empty') },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: call, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'a save failed': async (visit) => {
        await save(visit, 'forbidden-403');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'an upload failed': async (visit) => {
        await visit.backend.arm({ method: 'POST', path: upload, fault: 'status-503' });
        await choose(visit);
        await expect(button(visit.page, 'Retry upload')).toBeVisible();
      },
      'terpenes were not read again': async (visit) => {
        await open(visit);
        await visit.page.route('**/batches/412/**', (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: 403, json: { detail: 'No.' } })
            : route.fallback(),
        );
        await button(visit.page, 'Reimport terpenes').click();
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      ...scenarios,
      'edited, beside what an analysis found': async (visit) => {
        const { page } = visit;
        await open(visit);
        await button(page, /^Compare/).click();
        await reference(page).fill('EV-2609-0099');
        // What it was is shown over the page only while the field has the focus.
        await reference(page).blur();
        await expect(button(page, 'Accept all 3')).toBeVisible();
      },
      'rows removed and added': async (visit) => {
        const { page } = visit;
        await open(visit);
        const variants = page.getByRole('region', { name: 'Variants' });
        await variants
          .getByRole('button', { name: /^Copy / })
          .first()
          .click();
        await page
          .getByRole('button', { name: /^Remove / })
          .last()
          .click();
        await expect(button(page, 'Undo').first()).toBeVisible();
      },
      'a certificate on its way': async (visit) => {
        await visit.backend.arm({ method: 'POST', path: upload, fault: 'hang' });
        await choose(visit);
        await expect(visit.page.getByRole('progressbar')).toBeVisible();
      },
      'a copy': async (visit) => {
        await open(visit);
        await button(visit.page, 'Copy batch').click();
        await expect(visit.page.getByText('Copy, not saved')).toBeVisible();
      },
      saving: async (visit) => {
        await save(visit, 'hang');
        await expect(visit.page.locator('.ww [aria-busy=true]').first()).toBeVisible();
      },
      saved: async (visit) => {
        await open(visit);
        await reference(visit.page).fill('EV-2609-0099');
        await button(visit.page, 'Save 1 change').click();
        await expect(visit.page.getByText('Batch updated.')).toBeVisible();
      },
      'draft offered': async (visit) => {
        const { page } = visit;
        page.on('dialog', (dialog) => void dialog.accept());
        await open(visit);
        await reference(page).fill('EV-2609-0099');
        await reference(page).blur();
        await page.reload();
        await expect(button(page, 'Restore')).toBeVisible();
      },
    },
    modal: {
      'variants to add': openDialog('Add variants to Smalls and trim', /^Add variants/),
      'remove a certificate?': openDialog(/^Remove .*pdf$/, 'Remove certificate'),
      'undo all changes?': async (visit) => {
        await open(visit);
        await reference(visit.page).fill('EV-2609-0099');
        await button(visit.page, 'Discard').click();
        await expect(
          visit.page.getByRole('dialog', { name: 'Discard all changes?' }),
        ).toBeVisible();
      },
    },
    'field errors': {
      refused: async (visit) => {
        await open(visit, 'field-errors');
        await button(visit.page, 'Save batch').click();
        await expect(visit.page.getByRole('alert')).toBeVisible();
        await expect(reference(visit.page)).toBeFocused();
      },
      'a file of another kind': async (visit) => {
        await choose(visit, Buffer.from('MZ not a certificate'));
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    'session ended': {
      'at a save': async (visit) => {
        await save(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'as it is': (visit) => open(visit, 'read-only') },
  },
};

export default batchForm;
