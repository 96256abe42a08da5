import type { Page } from '@playwright/test';
import type { Backend } from '../browser/test';

interface Ordering {
  ordering: { orders: StoredOrder[] };
}

interface StoredOrder {
  status: string;
  items: { variantId: number; quantity: number; priceCents: number | null }[];
  discount: { percent?: string } | null;
}

/** Of both scenarios' two items the first by name, of which three cases are ordered at $391.50. */
export const gold = 'Acapulco Gold 3.5 g';
const goldId = 30_011;

/** The one order of the vendor, as the server holds it. */
export const storedOrder = async (backend: Backend): Promise<StoredOrder> => {
  const [found] = (await backend.state<Ordering>()).ordering.orders;
  if (!found) throw new Error('There is no order.');
  return found;
};

/** What the server holds of the first item. */
export const storedGold = async (backend: Backend) =>
  (await storedOrder(backend)).items.filter(({ variantId }) => variantId === goldId);

/** Money is the server's: the line costs this much only where it has heard of the value. */
export interface Value {
  typed: string;
  lineTotal: string;
}

export const cases: [Value, Value] = [
  { typed: '6', lineTotal: '$2,349.00' },
  { typed: '8', lineTotal: '$3,132.00' },
];

export const prices: [Value, Value] = [
  { typed: '300', lineTotal: '$900.00' },
  { typed: '310', lineTotal: '$930.00' },
];

export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

export const waits = async (page: Page) =>
  (await retry(page).count()) === 0 &&
  (await page.getByText('The totals are being updated.').count()) > 0;
