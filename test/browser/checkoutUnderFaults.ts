import type { Page } from '@playwright/test';
import type { FaultyScreen } from './faultyScreen';
import { expect } from './test';

interface Orders {
  checkout: { orders: { notes: string }[] };
}

const typed = 'Dock 4, ring twice';

const field = (page: Page) => page.getByRole('textbox', { name: /^Notes/ });
const isPlaced = async (page: Page) =>
  page.url().includes('order=1042') || (await page.getByText(/^Order WW-1042 is/).count()) > 0;

export const checkout: FaultyScreen = {
  name: 'checkout',
  read: { method: 'GET', path: '/shop/:slug/checkout/summary-view/' },
  write: { method: 'POST', path: '/shop/:slug/checkout/summary-post/' },
  open: (page, timeout) => page.goto(`/checkout/?as=dispensary&timeout=${timeout}`),
  atRest: async (page) => {
    const isThere = field(page)
      .or(page.getByRole('button', { name: 'Retry' }))
      .first();
    await expect(async () => {
      expect((await isPlaced(page)) || (await isThere.isVisible())).toBe(true);
      expect(await page.locator('.ww [aria-busy=true]').count()).toBe(0);
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100] });
  },
  edit: (page) => field(page).fill(typed),
  readMore: (page) => page.getByRole('radio', { name: 'Pick up' }).first().click(),
  save: (page) => page.getByRole('button', { name: /^(Place order|Try again)$/ }).click(),
  claim: async (page) => {
    if (await isPlaced(page)) return 'saved';
    const says = (await page.getByRole('alert').allTextContents()).join(' ');
    if (says.includes('The order was not placed')) return 'not saved';
    return says === '' ? 'nothing' : 'unknown';
  },
  isTyped: async (page) => (await field(page).inputValue()) === typed,
  isOnServer: async (backend) => {
    const { checkout: truth } = await backend.state<Orders>();
    // Two orders are no better than none.
    return truth.orders.length === 1 && truth.orders[0]?.notes === typed;
  },
};
