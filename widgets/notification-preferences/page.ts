import {
  box,
  column,
  copyButton,
  edit,
  ferryTerminal,
  invoiceDue,
  isGuarded,
  isOnAtServer,
  location,
  path,
  save,
  saved,
} from './page.parts';
import { expect } from '../../test/browser/test';
import {
  openStrictly,
  type BrowserScreen,
  type Reach,
  type Visit,
} from '../../test/browser/screen';

const open = ({ open: goTo }: Visit, scenario = 'default') =>
  goTo(path, { as: 'dispensary', scenario });

const openFilled = async (visit: Visit, scenario?: string) => {
  await open(visit, scenario);
  await expect(column(visit.page)).toBeVisible();
};

const openEdited = async (visit: Visit) => {
  await open(visit);
  await edit(visit.page);
};

const openDialog = async (visit: Visit) => {
  await openFilled(visit);
  await copyButton(visit.page).click();
  const dialog = visit.page.getByRole('dialog');
  await expect(dialog).toHaveCSS('opacity', '1');
  return dialog;
};

const alert = ({ page }: Visit) => page.getByRole('alert');

/** Saves an edit while the server answers so. */
const saveInto =
  (fault: 'refused-400' | 'login-redirect' | 'hang', isThere: (visit: Visit) => Promise<unknown>) =>
  async (visit: Visit) => {
    await openEdited(visit);
    await visit.backend.arm({ method: 'POST', path, fault });
    await save(visit.page).click();
    await isThere(visit);
  };

const filled: Record<string, Reach> = {
  'as it is': openFilled,
  edited: async (visit) => {
    await openEdited(visit);
    await expect(visit.page.getByText('was on')).toBeVisible();
  },
  saving: saveInto('hang', ({ page }) => expect(page.getByText('Saving…')).toBeAttached()),
  'saved after the redirect': async (visit) => {
    const { page } = visit;
    await openEdited(visit);
    // The page after the redirect has no query of its own.
    await page.route(`**${path}`, (route) =>
      route.request().resourceType() === 'document' && route.request().method() === 'GET'
        ? route.fulfill({ status: 302, headers: { Location: page.url() } })
        : route.fallback(),
    );
    await save(page).click();
    await expect(page.getByText(/^Saved for/)).toBeVisible();
  },
  'draft offered': async (visit) => {
    const { page } = visit;
    page.on('dialog', (dialog) => void dialog.accept());
    await openEdited(visit);
    await expect.poll(() => isGuarded(page)).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
  'names that break screens': (visit) => openFilled(visit, 'hostile'),
  'very much of it': (visit) => openFilled(visit, 'huge'),
};

const notificationPreferences: BrowserScreen = {
  name: 'notification-preferences',
  shown: invoiceDue,
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/notification-preferences/', 'dispensary');
    await keys.to(location(page));
    await keys.type('Harborview – Main');
    await expect(box(page)).toBeChecked();
    await keys.to(box(page, invoiceDue));
    await keys.press('Space');
    await keys.use(page.getByRole('button', { name: /^Save 1 change/ }));
    await expect(saved(page)).toBeVisible();
    expect(await isOnAtServer(backend)).toBe(false);
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path, fault: 'hang' });
        await open(visit);
        await expect(visit.page.getByText('Loading locations…')).toBeAttached();
      },
    },
    empty: {
      'without locations': async (visit) => {
        await open(visit, 'empty');
        await expect(visit.page.getByText('No Locations Configured for User')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
        await open(visit);
        await expect(alert(visit)).toBeVisible();
      },
      'options failed': async (visit) => {
        await openFilled(visit);
        await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
        await location(visit.page).selectOption(ferryTerminal);
        await expect(alert(visit)).toBeVisible();
      },
      'save failed': saveInto('refused-400', (visit) => expect(alert(visit)).toBeVisible()),
    },
    filled,
    modal: {
      'choices to copy': openDialog,
      'choices copied, one refused': async (visit) => {
        const dialog = await openDialog(visit);
        await dialog.getByRole('checkbox', { name: /^Select all/ }).check();
        await visit.backend.arm({ method: 'POST', path, fault: 'refused-400' });
        await dialog.getByRole('button', { name: /^Copy to/ }).click();
        await expect(dialog.getByText(/^Not saved/)).toBeVisible();
        await expect(dialog.getByText('Saved', { exact: true })).not.toHaveCount(0);
        await expect(dialog.getByText('Copying…')).toHaveCount(0);
      },
    },
    'field errors': {
      never: 'Its fields are boxes to tick and a list to choose from: no value of them is wrong.',
    },
    'session ended': {
      'at a save': saveInto('login-redirect', ({ page }) =>
        expect(page.getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible(),
      ),
    },
    'read-only': { 'as it is': (visit) => openFilled(visit, 'read-only') },
  },
};

export default notificationPreferences;
