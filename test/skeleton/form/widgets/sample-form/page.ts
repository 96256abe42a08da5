import type { Page } from '@playwright/test';
import type { SampleFormFields } from '../../shared/contract/sampleForm';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Backend, type Fault } from '../../test/browser/test';
import { button } from '../../test/support/steps';

const path = '/dashboard/vendor/7/sample-form/';

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const save = (page: Page) => button(page, /^Save \d+ change/).click();
/** That of the bar: the one of an offered draft stands above it. */
const discard = (page: Page) => button(page, 'Discard').last();

const stored = async (backend: Backend) =>
  (await backend.state<{ sampleForm: { fields: SampleFormFields } }>()).sampleForm.fields;

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/sample-form/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByText('Name', { exact: true })).toBeVisible();
};

const edit = async (visit: Visit, text = 'Blue Dream') => {
  await open(visit);
  await name(visit.page).fill(text);
};

/** Saves an edit while the server answers so. */
const saveInto = async (visit: Visit, fault: Fault['fault']) => {
  await edit(visit);
  await visit.backend.arm({ method: 'PATCH', path, fault });
  await save(visit.page);
};

const sampleForm: BrowserScreen = {
  name: 'sample-form',
  shown: 'Name',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/sample-form/', 'vendor');
    await keys.to(name(page));
    await keys.press('Control+A');
    await keys.type('Blue Dream');
    await keys.use(button(page, 'Save 1 change'));
    await expect(page.getByText('Your changes were saved.')).toBeVisible();
    expect(await stored(backend)).toMatchObject({ name: 'Blue Dream' });
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the form…')).toBeAttached();
      },
    },
    empty: { 'nothing filled in': (visit) => open(visit, 'empty') },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'a save failed': async (visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'as it is': open,
      edited: edit,
      saving: async (visit) => {
        await saveInto(visit, 'hang');
        await expect(visit.page.locator('[aria-busy=true]')).toBeVisible();
      },
      saved: async (visit) => {
        await edit(visit);
        await save(visit.page);
        await expect(visit.page.getByText('Your changes were saved.')).toBeVisible();
      },
      'draft offered': async (visit) => {
        const { page } = visit;
        page.on('dialog', (dialog) => void dialog.accept());
        await edit(visit);
        await page.reload();
        await expect(button(page, 'Restore')).toBeVisible();
      },
      'very long texts': (visit) => open(visit, 'huge'),
      'texts that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: {
      'discard all changes?': async (visit) => {
        await edit(visit);
        await discard(visit.page).click();
        const question = visit.page.getByRole('dialog', { name: 'Discard all changes?' });
        await expect(question).toBeVisible();
      },
    },
    'field errors': {
      'no name': async (visit) => {
        await edit(visit, '');
        await save(visit.page);
        await expect(visit.page.getByText('This field may not be blank.')).toBeVisible();
      },
    },
    'session ended': {
      'while it loads': async (visit) => {
        await visit.backend.arm({ method: 'GET', path, fault: 'login-redirect' });
        await goTo(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
      'while it saves': async (visit) => {
        await saveInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'a user who may only look': (visit) => open(visit, 'read-only') },
  },
};

export default sampleForm;
