import type { Batch } from '../../shared/contract/batches';
import { expect, type Backend } from '../../test/browser/test';
import {
  openStrictly,
  pressWithoutCode,
  type BrowserScreen,
  type Visit,
} from '../../test/browser/screen';
import { button } from '../../test/support/steps';

const inventory = '/dashboard/vendor/7/inventory/';
const read = `${inventory}context/`;
const move = `${inventory}update-batches/`;

/** As a spreadsheet on Windows saves it. */
const sheet =
  '\uFEFFReference;Stock location;Harvested;Expires;THC %\r\n' +
  '0012;Main vault;2026-09-01;2027-09-01;21,4\r\n' +
  '1e5;Nowhere;;;\r\n' +
  'EV-1;Main vault;;soon;\r\n';

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/batch-list/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  const filters = visit.page.getByRole('search', { name: 'Batches' });
  await expect(filters.getByText(/batch(es)? shown$/)).toBeVisible();
};

const openFiles = async (visit: Visit) => {
  await open(visit);
  await button(visit.page, 'Upload batches').click();
  const dialog = visit.page.getByRole('dialog', { name: 'Upload batches' });
  await expect(dialog).toBeVisible();
  return dialog;
};

const choose = async (visit: Visit, content = sheet) => {
  const dialog = await openFiles(visit);
  const file = { name: 'autumn.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await dialog.getByLabel('Choose a CSV file').setInputFiles(file);
  return dialog;
};

const select = async (visit: Visit) => {
  await open(visit);
  await visit.page.getByRole('checkbox', { name: 'Select all 12 shown' }).check();
};

const moveAll = async (visit: Visit) => {
  await select(visit);
  await visit.page.getByLabel('Move 12 selected batches to').selectOption('62');
  await button(visit.page, 'Move 12 batches').click();
};

/** The batch as the server has it. */
const stored = async (backend: Backend) =>
  (await backend.state<{ batches: { batches: Batch[] } }>()).batches.batches.find(
    ({ id }) => id === 412,
  );

const batchList: BrowserScreen = {
  name: 'batch-list',
  shown: '12 batches shown',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/batch-list/', 'vendor');
    await keys.to(page.getByRole('searchbox'));
    await keys.type('2609-0012');
    await expect(page.getByText('1 batch shown')).toBeVisible();
    await keys.to(page.getByRole('checkbox', { name: 'Select EV-2609-0012' }));
    await keys.press('Space');
    await keys.to(page.getByLabel('Move 1 selected batch to'), 'Shift+Tab');
    await keys.type('Cold');
    await keys.use(button(page, 'Move 1 batch'));
    await expect(page.getByText(/^Moved 1 batch to Cold storage/)).toBeVisible();
    expect(await stored(backend)).toMatchObject({ stockLocationId: 62 });
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading your batches…')).toBeAttached();
      },
    },
    empty: {
      'no batches yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('You have no batches yet.')).toBeVisible();
      },
      'nothing found': async (visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox').fill('no such batch');
        await expect(visit.page.getByText('No batch fits the filters.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'a move failed': async (visit) => {
        await visit.backend.arm({ method: 'POST', path: move, fault: 'forbidden-403' });
        await moveAll(visit);
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'some moved, one refused': async (visit) => {
        await moveAll(visit);
        const says = 'batch was not moved and is still selected:';
        await expect(visit.page.getByText(says)).toBeVisible();
      },
      'the dialog of files did not come': async (visit) => {
        await open(visit);
        await pressWithoutCode(visit.page, button(visit.page, 'Upload batches'));
      },
    },
    filled: {
      'the list': open,
      'names that break screens': (visit) => open(visit, 'hostile'),
      'very much of it': (visit) => open(visit, 'huge'),
      selected: select,
    },
    modal: {
      'a file to choose': openFiles,
      'a file before it is sent': async (visit) => {
        const dialog = await choose(visit);
        await expect(dialog.getByText('2 rows can be saved.')).toBeVisible();
      },
      'a file that was sent': async (visit) => {
        const dialog = await choose(visit);
        await button(visit.page, 'Save 2 batches').click();
        await expect(dialog.getByText('Refused rows')).toBeVisible();
      },
      'a file that is not one': async (visit) => {
        const dialog = await choose(visit, 'nothing of the kind');
        await expect(dialog.getByRole('alert')).toBeVisible();
      },
    },
    'field errors': {
      'moved nowhere': async (visit) => {
        await select(visit);
        await button(visit.page, 'Move 12 batches').click();
        await expect(visit.page.getByText('Choose where to move them.')).toBeVisible();
      },
    },
    'session ended': {
      'at a move': async (visit) => {
        await visit.backend.arm({ method: 'POST', path: move, fault: 'login-redirect' });
        await moveAll(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'as it is': (visit) => open(visit, 'read-only') },
  },
};

export default batchList;
