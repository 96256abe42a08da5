import type { Page } from '@playwright/test';
import type { BrandPageAnswer } from '../../shared/contract/brandPage';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Backend, type Fault } from '../../test/browser/test';
import { button } from '../../test/support/steps';

const base = '/dashboard/vendor/7/brand-page/';
const download = `${base}download/`;

const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const tile = (page: Page, number: number) =>
  page.getByRole('listitem', { name: new RegExp(`^Tile ${String(number)}:`) });
const save = (page: Page) => button(page, /^Save \d+ change/).click();

const stored = async (backend: Backend) =>
  (await backend.state<{ brandPage: Pick<BrandPageAnswer, 'details' | 'tiles'> }>()).brandPage;

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/brand-page/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(tile(visit.page, 1)).toBeVisible();
};

const chooseStory = async (page: Page) => {
  await tile(page, 2)
    .getByRole('button', { name: /Edit Text/ })
    .click();
  await expect(box(page, /^Heading/)).toBeVisible();
};

const edit = async (visit: Visit) => {
  await open(visit);
  await chooseStory(visit.page);
  await box(visit.page, /^Heading/).fill('Our soil');
};

const add = async (page: Page, kind: string) => {
  await tile(page, 1)
    .getByRole('button', { name: /^Add tile/ })
    .click();
  await page.getByRole('menuitem', { name: kind }).click();
};

/** Saves an edit of a tile while the server answers so. */
const saveInto = async (visit: Visit, fault: Fault['fault']) => {
  await edit(visit);
  await visit.backend.arm({ method: 'POST', path: `${base}tiles/`, fault });
  await save(visit.page);
};

const openCampaign = async (visit: Visit, scenario?: string) => {
  await open(visit, scenario);
  await button(visit.page, 'New campaign').click();
  const dialog = visit.page.getByRole('dialog', { name: 'New campaign' });
  await expect(dialog.getByRole('table', { name: 'Vendors' })).toBeVisible();
  return dialog;
};

/** Saves over a tile that a colleague has changed meanwhile. */
const meetColleague = async (visit: Visit) => {
  await edit(visit);
  const other = await visit.page.context().newPage();
  await other.goto('/brand-page/?as=vendor');
  await chooseStory(other);
  await box(other, /^Heading/).fill('Their soil');
  await save(other);
  await expect(other.getByText('Your changes were saved.')).toBeVisible();
  await other.close();
  await save(visit.page);
  await expect(button(visit.page, 'Keep yours')).toBeVisible();
};

const brandPage: BrowserScreen = {
  name: 'brand-page',
  shown: 'Grown under the sun',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/brand-page/', 'vendor');
    await keys.use(button(page, /Edit Text “Our story”/));
    await expect(box(page, /^Heading/)).toBeVisible();
    await keys.to(box(page, /^Heading/));
    await keys.press('Control+A');
    await keys.type('Our soil');
    await keys.use(button(page, 'Save 1 change'));
    await expect(page.getByText('Your changes were saved.')).toBeVisible();
    expect((await stored(backend)).tiles[1]?.fields).toMatchObject({ heading: 'Our soil' });
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: download, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the brand page…')).toBeAttached();
      },
    },
    empty: {
      'no tiles yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('This page has no tiles yet.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: download, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'one tile was not saved': async (visit) => {
        await edit(visit);
        await button(visit.page, 'Move tile 1 down').click();
        await visit.backend.arm({ method: 'POST', path: `${base}tiles/`, fault: 'refused-400' });
        await save(visit.page);
        await expect(visit.page.getByText(/1 change was saved/)).toBeVisible();
      },
      'the same tile as a colleague': meetColleague,
    },
    filled: {
      'as it is': open,
      'a hero with its fields': async (visit) => {
        await open(visit);
        await button(visit.page, /Edit Hero/).click();
        await expect(box(visit.page, /^Subheading/)).toBeVisible();
      },
      'a row of products': async (visit) => {
        await open(visit);
        await button(visit.page, /Edit Products “New this month”/).click();
        await expect(visit.page.getByRole('combobox', { name: 'Add a product' })).toBeVisible();
      },
      'edited, removed and moved': async (visit) => {
        await edit(visit);
        await button(visit.page, 'Move tile 1 down').click();
        await tile(visit.page, 5)
          .getByRole('button', { name: /^Actions for/ })
          .click();
        await visit.page.getByRole('menuitem', { name: 'Remove' }).click();
        await expect(visit.page.getByText('3 unsaved changes')).toBeVisible();
      },
      previewed: async (visit) => {
        await edit(visit);
        await button(visit.page, 'Preview').click();
        await expect(visit.page.getByRole('region', { name: 'Preview' })).toBeVisible();
      },
      'previewed on a phone': async (visit) => {
        await open(visit);
        await button(visit.page, 'Preview').click();
        await button(visit.page, 'Phone, 375 px').click();
      },
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
        await expect(button(page, 'Restore').first()).toBeVisible();
      },
      '200 tiles': (visit) => open(visit, 'huge'),
      'tiles that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: {
      'vendors of two pages': async (visit) => {
        const dialog = await openCampaign(visit);
        await dialog.getByRole('checkbox', { name: /^Select all \d+ shown/ }).check();
        await dialog.getByRole('button', { name: 'Next page' }).click();
        // Of the second page: those of the first are there until it comes.
        await dialog.getByRole('checkbox', { name: 'Select Amber Cannabis 19' }).check();
        await expect(dialog.getByText('11 vendors selected')).toBeVisible();
      },
      'all vendors of two states': async (visit) => {
        const dialog = await openCampaign(visit);
        await dialog
          .getByRole('search', { name: 'Vendors' })
          .getByRole('button', { name: 'State', exact: true })
          .click();
        const states = dialog.getByRole('group', { name: 'State' }).getByRole('checkbox');
        await states.nth(0).check();
        await states.nth(1).check();
        await visit.page.keyboard.press('Escape');
        await dialog.getByRole('button', { name: /^Select all [\d,]+ that match$/ }).click();
        await expect(dialog.getByText(/^[\d,]+ vendors selected$/)).toBeVisible();
      },
      'no vendor of this name': async (visit) => {
        const dialog = await openCampaign(visit);
        await dialog.getByRole('searchbox', { name: 'Search vendors' }).fill('nobody');
        await expect(dialog.getByText('No vendor fits the search.')).toBeVisible();
      },
      'the vendors did not come': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path: `${base}vendors/`, fault: 'forbidden-403' });
        await button(visit.page, 'New campaign').click();
        await expect(visit.page.getByText('The vendors could not be loaded.')).toBeVisible();
      },
      'what would be lost': async (visit) => {
        await edit(visit);
        await button(visit.page, 'Restore saved page').click();
        await expect(button(visit.page, 'Restore page')).toBeVisible();
      },
    },
    'field errors': {
      'a campaign without anything': async (visit) => {
        const dialog = await openCampaign(visit);
        await dialog.getByRole('button', { name: 'Create campaign' }).click();
        await expect(dialog.getByText('Choose at least one vendor.')).toBeVisible();
      },
      'no address, no picture': async (visit) => {
        await open(visit);
        await add(visit.page, 'Video');
        await add(visit.page, 'Image');
        await save(visit.page);
        await expect(visit.page.getByText(/^Nothing was saved: 2 fields/)).toBeVisible();
      },
    },
    'session ended': {
      'while it loads': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: download, fault: 'login-redirect' });
        await goTo(visit);
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
      'while it saves': async (visit) => {
        await saveInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': {
      'a user who may only look': async (visit) => {
        await open(visit, 'read-only');
        await button(visit.page, /Look at Text “Our story”/).click();
        await expect(visit.page.getByRole('region', { name: 'Text', exact: true })).toBeVisible();
      },
    },
  },
};

export default brandPage;
