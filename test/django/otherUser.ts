import type { Page } from '@playwright/test';
import type { Role } from '../../fixtures/backend/users';

/** How to write something on one screen, and two users who may both use it. */
interface WritingScreen {
  widget: string;
  scenario?: string;
  role: Role;
  other: Role;
  edit: (page: Page) => Promise<unknown>;
  save: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const cases = (page: Page) => page.getByRole('textbox', { name: 'Cases of Acapulco Gold 3.5 g' });

export const screens: readonly WritingScreen[] = [
  {
    widget: 'batch-form',
    role: 'vendor',
    other: 'superuser',
    edit: (page) => page.getByLabel('Batch reference').fill('0012'),
    save: (page) => button(page, /^Save/).click(),
  },
  {
    widget: 'batch-list',
    role: 'vendor',
    other: 'superuser',
    edit: async (page) => {
      await page.getByRole('checkbox', { name: 'Select EV-2609-0012' }).check();
      await page.getByLabel('Move 1 selected batch to').selectOption('62');
    },
    save: (page) => button(page, 'Move 1 batch').click(),
  },
  {
    widget: 'checkout',
    role: 'dispensary',
    other: 'staff',
    edit: (page) => page.getByRole('textbox', { name: /^Notes/ }).fill('Dock 4, ring twice'),
    save: (page) => button(page, /^(Place order|Try again)$/).click(),
  },
  {
    widget: 'order-create',
    scenario: 'two-items',
    role: 'vendor',
    other: 'superuser',
    edit: (page) =>
      page
        .getByRole('row', { name: /^Acapulco Gold 3\.5 g/ })
        .locator('[data-label=Cases]')
        .click(),
    save: async (page) => {
      await page.keyboard.type('6');
      await page.keyboard.press('Enter');
    },
  },
  {
    widget: 'order-drawer',
    scenario: 'two-items',
    role: 'vendor',
    other: 'superuser',
    edit: (page) => cases(page).fill('6'),
    save: (page) => cases(page).press('Enter'),
  },
  {
    widget: 'rules-editor',
    role: 'vendor',
    other: 'superuser',
    edit: async (page) => {
      await page.getByRole('button', { name: 'Edit rule 1', exact: true }).click();
      await page.getByLabel('Minimum (cases)').fill('6');
    },
    save: (page) => button(page, /^Save/).click(),
  },
];
