import type { Page } from '@playwright/test';
import type { Brand } from '../../shared/contract/vendorBrands';
import { expect, type Backend } from '../../test/browser/test';
import { pictureFile } from '../../test/faults/pictures';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen, type Write } from '../../test/faults/screen';
import { alerts, bringBack, button, claimOf, dialog } from '../../test/steps';

const stored = async (backend: Backend) =>
  (await backend.state<{ vendorBrands: { brands: Brand[] } }>()).vendorBrands.brands;

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const row = (page: Page) => page.getByRole('row', { name: /Meridian/ });

const isTyped = async (page: Page, text: string) => {
  await bringBack(page);
  return (await name(page).count()) > 0 && (await name(page).inputValue()) === text;
};

/** One brand a turn. */
const newName = (turn: number) => `Ember ${String(turn)}`;
/** Another text in each turn than in the one before; the name stays, by which the brand is found. */
const saysOf = (turn: number) => pick(turn, ['Grown by the sea', 'Grown inland']);
const describes = (page: Page) => page.getByRole('textbox', { name: /^Description/ });

/** Archives or restores the brand by its menu; Undo makes the page ready for the next turn. */
const status = (entry: string, done: string, undone: string, to: Brand['status']): Write => ({
  kind: 'write',
  edit: async (page) => {
    await expect(row(page)).toBeVisible();
  },
  send: async (page) => {
    const again = button(page, 'Try again');
    if (!(await pressFirst(again))) {
      await button(page, 'Actions for Meridian').click();
      await page.getByRole('menuitem', { name: entry }).click();
    }
  },
  claim: (page) => claimOf(page, done, /was not (archived|restored)/),
  isTyped: async (page) => (await row(page).count()) > 0,
  effects: async (backend) =>
    Number((await stored(backend)).find(({ id }) => id === 9004)?.status === to),
  next: async (page) => {
    await button(page, 'Undo').click();
    await expect(page.getByText(undone)).toBeVisible();
    await button(page, 'Dismiss').click();
  },
});

const vendorBrands: FaultyScreen = {
  name: 'vendor-brands',
  address: '/vendor-brands/?as=vendor',
  work: {
    write: 'B2',
    read: 'B3',
  },
  links: { B7: 'The logo of a brand, as a picture' },
  calls: {
    B3: { kind: 'read', shown: row },
    B1: status('Archive', 'Archived Meridian.', 'Restored Meridian.', 'archived'),
    B4: {
      ...status('Restore', 'Restored Meridian.', 'Archived Meridian.', 'active'),
      // All brands are shown, of which one is archived first.
      edit: async (page) => {
        if ((await page.getByText('Archived Meridian.').count()) > 0) return;
        const all = button(page, 'All');
        if ((await all.getAttribute('aria-pressed')) === 'false') await all.click();
        await expect(row(page)).toBeVisible();
        if ((await row(page).getByText('Archived').count()) > 0) return;
        await button(page, 'Actions for Meridian').click();
        await page.getByRole('menuitem', { name: 'Archive' }).click();
        await expect(page.getByText('Archived Meridian.')).toBeVisible();
        await button(page, 'Dismiss').click();
      },
    },
    B2: {
      kind: 'write',
      edit: async (page, turn) => {
        await bringBack(page);
        if ((await dialog(page).count()) === 0) await button(page, 'New brand').click();
        await name(page).fill(newName(turn));
      },
      send: (page) => button(page, 'Create brand').click(),
      claim: (page, turn) => claimOf(page, `Created ${newName(turn)}.`, 'was not saved.'),
      isTyped: (page, turn) => isTyped(page, newName(turn)),
      effects: async (backend, turn) =>
        (await stored(backend)).filter((brand) => brand.name === newName(turn)).length,
    },
    B5: {
      kind: 'write',
      readsBefore: 1,
      edit: async (page, turn) => {
        if ((await dialog(page).count()) === 0) await button(page, 'Edit Meridian').click();
        await describes(page).fill(saysOf(turn));
      },
      send: (page) => button(page, 'Save brand').click(),
      claim: (page) => claimOf(page, 'Saved Meridian.', 'was not saved.'),
      isTyped: async (page, turn) =>
        (await describes(page).count()) > 0 &&
        (await describes(page).inputValue()) === saysOf(turn),
      effects: async (backend, turn) =>
        (await stored(backend)).filter(({ description }) => description === saysOf(turn)).length,
      next: (page) => button(page, 'Dismiss').click(),
    },
    B6: {
      kind: 'write',
      isUpload: true,
      edit: async (page) => {
        if ((await dialog(page).count()) === 0) {
          await button(page, 'Actions for Meridian').click();
          await page.getByRole('menuitem', { name: 'Change the logo' }).click();
        }
        await dialog(page)
          .getByLabel(/^Choose (a|another) picture$/)
          .last()
          .setInputFiles(pictureFile('logo.png'));
        await expect(button(page, 'Use this logo')).toBeVisible();
      },
      send: (page) => button(page, 'Use this logo').click(),
      claim: async (page) => {
        if ((await page.getByText('Changed the logo of Meridian.').count()) > 0) return 'saved';
        const says = await alerts(page);
        if (says === '') return 'nothing';
        return says.includes('We don’t know') ? 'unknown' : 'not saved';
      },
      isTyped: (page) => button(page, 'Use this logo').isVisible(),
      effects: async (backend, turn) =>
        Number(versionOf((await stored(backend)).find(({ id }) => id === 9004)) > turn),
      next: (page) => button(page, 'Dismiss').click(),
    },
  },
};

export default vendorBrands;

/** How many logos the brand was given: it is in the address of each. */
const versionOf = (brand: Brand | undefined) =>
  Number(/\/logo\/(\d+)\/$/.exec(brand?.logo ?? '')?.[1] ?? 0);
