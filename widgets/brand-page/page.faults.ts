import type { Page } from '@playwright/test';
import type { BrandPageAnswer } from '../../shared/contract/brandPage';
import { expect, type Backend } from '../../test/browser/test';
import { pictureFile } from '../../test/faults/pictures';
import { pick, type Claim, type FaultyScreen } from '../../test/faults/screen';
import { button, dialog } from '../../test/support/steps';

const stored = async (backend: Backend) =>
  (
    await backend.state<{
      brandPage: Pick<BrandPageAnswer, 'details' | 'tiles' | 'campaigns'> & { pictures: unknown[] };
    }>()
  ).brandPage;

const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const tiles = (page: Page) => page.getByRole('listitem', { name: /^Tile 2:/ });

const save = (page: Page) => button(page, /^Save \d+ change/).click();

/** What was not saved before a reload is offered. */
const bringBack = async (page: Page) => {
  const restore = page.getByRole('button', { name: 'Restore', exact: true });
  if ((await restore.count()) > 0) await restore.first().click();
};

const claim = async (page: Page): Promise<Claim> => {
  if ((await page.getByText('Your changes were saved.').count()) > 0) return 'saved';
  const says = (await page.getByRole('alert').allTextContents()).join(' ');
  if (says === '') return 'nothing';
  return says.includes('but not saved') ? 'not saved' : 'unknown';
};

const openDetails = async (page: Page) => {
  if ((await box(page, /^Title/).count()) === 0) await button(page, 'Page details').click();
  await expect(box(page, /^Title/)).toBeVisible();
};
const titleOf = (turn: number) => pick(turn, ['Blue Dream', 'Cherry Pie']);

const openStory = async (page: Page) => {
  const heading = box(page, /^Heading/);
  if ((await heading.count()) === 0) {
    await tiles(page)
      .getByRole('button', { name: /Edit Text/ })
      .click();
  }
  await expect(heading).toBeVisible();
};
const headingOf = (turn: number) => pick(turn, ['Our soil', 'Our sun']);

/** How often a heading stands on the page that the server has. */
const headings = async (backend: Backend, heading: string) =>
  (await stored(backend)).tiles.filter(
    ({ fields }) => (fields as { heading?: unknown }).heading === heading,
  ).length;

const campaignOf = (turn: number) => `Winter ${String(turn)}`;
const campaignAlerts = async (page: Page) =>
  (await page.getByRole('alert').allTextContents()).join(' ');

const brandPage: FaultyScreen = {
  name: 'brand-page',
  address: '/brand-page/?as=vendor',
  work: {
    write: 'G1',
    read: 'G4',
    readMore: async (page) => {
      await button(page, 'Restore saved page').click();
      await expect(dialog(page)).toBeVisible();
      await button(page, 'Cancel').click();
    },
  },
  links: { G8: 'A picture of a tile' },
  calls: {
    G4: { kind: 'read', shown: tiles },
    G1: {
      kind: 'write',
      readsBefore: 1,
      edit: async (page, turn) => {
        await openDetails(page);
        await box(page, /^Title/).fill(titleOf(turn));
      },
      send: save,
      claim,
      isTyped: async (page, turn) => {
        await bringBack(page);
        await openDetails(page);
        return (await box(page, /^Title/).inputValue()) === titleOf(turn);
      },
      effects: async (backend, turn) =>
        Number((await stored(backend)).details.title === titleOf(turn)),
    },
    G2: {
      kind: 'write',
      readsBefore: 1,
      edit: async (page, turn) => {
        await openStory(page);
        await box(page, /^Heading/).fill(headingOf(turn));
      },
      send: save,
      claim,
      isTyped: async (page, turn) => {
        await bringBack(page);
        await openStory(page);
        return (await box(page, /^Heading/).inputValue()) === headingOf(turn);
      },
      effects: (backend, turn) => headings(backend, headingOf(turn)),
    },
    G3: {
      kind: 'write',
      isOnce: true,
      readsBefore: 1,
      edit: async (page) => {
        await bringBack(page);
        if ((await tiles(page).getByText('Removed').count()) > 0) return;
        await tiles(page)
          .getByRole('button', { name: /^Actions for/ })
          .click();
        await page.getByRole('menuitem', { name: 'Remove' }).click();
      },
      send: save,
      claim,
      isTyped: async (page) => {
        await bringBack(page);
        return (await page.getByText(/tile removed/).count()) > 0;
      },
      effects: async (backend) =>
        Number((await stored(backend)).tiles.every(({ id }) => id !== 502)),
    },
    G5: {
      kind: 'write',
      isUpload: true,
      // No call finds a picture whose answer was lost; sent again it is the same one.
      isNeverKnown: true,
      isOnce: true,
      edit: async (page) => {
        if ((await page.getByLabel('Choose another picture').count()) > 0) return;
        if ((await button(page, 'Retry upload').count()) > 0) return;
        await page
          .getByRole('listitem', { name: /^Tile 1:/ })
          .getByRole('button', { name: /Edit Hero/ })
          .click();
      },
      send: async (page) => {
        if ((await button(page, 'Retry upload').count()) > 0) {
          await button(page, 'Retry upload').click();
          return;
        }
        await page.getByLabel('Choose another picture').setInputFiles(pictureFile('farm.png'));
      },
      claim: async (page) => {
        const says = (await page.getByRole('alert').allTextContents()).join(' ');
        if (says.includes('We don’t know whether')) return 'unknown';
        if (says !== '') return 'not saved';
        const isChanged = (await page.getByText('1 unsaved change').count()) > 0;
        return isChanged ? 'saved' : 'nothing';
      },
      isTyped: async (page) => (await button(page, 'Retry upload').count()) > 0,
      effects: async (backend) => (await stored(backend)).pictures.length,
    },
    G6: {
      kind: 'read',
      isAside: true,
      ask: async (page) => {
        if ((await dialog(page).count()) > 0) await button(page, 'Cancel').click();
        await button(page, 'New campaign').click();
      },
      shown: (page) => dialog(page).getByRole('row', { name: /Amber Cannabis 1 / }),
      leave: (page) => button(page, 'Cancel').click(),
    },
    G7: {
      kind: 'write',
      edit: async (page, turn) => {
        if ((await dialog(page).count()) === 0) await button(page, 'New campaign').click();
        await box(page, /^Name/).fill(campaignOf(turn));
        await page.getByLabel('First day').fill('2027-01-04');
        await page.getByLabel('Last day').fill('2027-01-10');
        await page.getByRole('checkbox', { name: 'Select Amber Cannabis 1', exact: true }).check();
      },
      send: (page) => button(page, 'Create campaign').click(),
      claim: async (page, turn) => {
        const done = page.getByText(`Created the campaign ${campaignOf(turn)}.`);
        if ((await done.count()) > 0) return 'saved';
        const says = await campaignAlerts(page);
        if (says.includes('was not created')) return 'not saved';
        return says === '' ? 'nothing' : 'unknown';
      },
      isTyped: async (page, turn) => {
        await bringBack(page);
        const name = box(page, /^Name/);
        return (await name.count()) > 0 && (await name.inputValue()) === campaignOf(turn);
      },
      effects: async (backend, turn) =>
        (await stored(backend)).campaigns.filter(({ name }) => name === campaignOf(turn)).length,
      next: (page) => button(page, 'Dismiss').click(),
    },
  },
};

export default brandPage;
