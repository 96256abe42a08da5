import type { Page } from '@playwright/test';
import type { Brand } from '../../shared/contract/vendorBrands';
import { recordWrite } from '../../shared/forms/recordWrite.testkit';
import { expect, type Backend } from '../../test/browser/test';
import { pictureFile } from '../../test/faults/pictures';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen, type Write } from '../../test/faults/screen';
import { alerts, button, chooseEntry, claimOf, dialog, textbox } from '../../test/support/steps';

const stored = async (backend: Backend) =>
  (await backend.state<{ vendorBrands: { brands: Brand[] } }>()).vendorBrands.brands;

const row = (page: Page) => page.getByRole('row', { name: /Meridian/ });

/** Archives or restores the brand by its menu; Undo makes the page ready for the next turn. */
const status = (entry: string, done: string, undone: string, to: Brand['status']): Write => ({
  kind: 'write',
  edit: async (page) => {
    await expect(row(page)).toBeVisible();
  },
  send: async (page) => {
    const again = button(page, 'Try again');
    if (!(await pressFirst(again))) await chooseEntry(page, 'Meridian', entry);
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
        await chooseEntry(page, 'Meridian', 'Archive');
        await expect(page.getByText('Archived Meridian.')).toBeVisible();
        await button(page, 'Dismiss').click();
      },
    },
    B2: recordWrite({
      readsBefore: 0,
      opens: 'New brand',
      field: (page) => textbox(page, /^Name/),
      // One brand a turn.
      textOf: (turn) => `Ember ${String(turn)}`,
      save: 'Create brand',
      saved: (name) => `Created ${name}.`,
      notSaved: 'was not saved.',
      effects: async (backend, text) =>
        (await stored(backend)).filter(({ name }) => name === text).length,
    }),
    B5: recordWrite({
      opens: 'Edit Meridian',
      field: (page) => textbox(page, /^Description/),
      // Another text in each turn than in the one before; the name stays, by which the brand is found.
      textOf: (turn) => pick(turn, ['Grown by the sea', 'Grown inland']),
      save: 'Save brand',
      saved: () => 'Saved Meridian.',
      notSaved: 'was not saved.',
      effects: async (backend, text) =>
        (await stored(backend)).filter(({ description }) => description === text).length,
    }),
    B6: {
      kind: 'write',
      isUpload: true,
      readsBefore: 1,
      edit: async (page) => {
        if ((await dialog(page).count()) === 0) {
          await chooseEntry(page, 'Meridian', 'Change the logo');
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
