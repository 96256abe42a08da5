import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
const base = '/integrations/quickbooks-online/vendor/7';

export const paths = {
  customers: `${base}/lt-customers`,
  products: `${base}/lt-products`,
  items: `${base}/qbo-items`,
  fields: `${base}/qbo-salesform-custom-fields`,
  quickbooksCustomers: `${base}/qbo-customers`,
  saveCustomers: `${base}/customer-mappings`,
  saveProducts: `${base}/product-mappings`,
  saveFields: `${base}/salesform-custom-field-values`,
  refresh: `${base}/purge-cache/`,
  revoke: `${base}/revoke/`,
};

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('accounting-integration', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const reload = () => showPage('/accounting-integration/?config=attribute');

/** Customers of the fixtures: the first that is not linked, the one after it, and one that is linked. */
export const poppy = 'Poppy & Rye Oakland';
export const malley = "O'Malley's Oakland";
export const harborview = 'Harborview Oakland';

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const field = (name: string, what = 'QuickBooks customer') =>
  screen.findByRole<HTMLInputElement>('combobox', { name: `${what} for ${name}` });

export const tab = async ({ user }: Pick<Opened, 'user'>, name: string | RegExp) =>
  user.click(await screen.findByRole('tab', { name }));

/** Types into the field of a row and takes the first that fits. */
export const link = async ({ user }: Pick<Opened, 'user'>, name: string, text: string) => {
  await user.tripleClick(await field(name));
  await user.paste(text);
  await user.keyboard('{Enter}');
};

/** The row of one of ours. */
export const row = async (name: string, what?: string) => {
  const found = (await field(name, what)).closest<HTMLElement>('[role=row]');
  if (!found) throw new Error(`There is no row of ${name}.`);
  return found;
};

export const untilState = (name: string, state: string) =>
  waitFor(async () => expect(within(await row(name)).getByText(state)).toBeVisible());

export const save = async ({ user }: Pick<Opened, 'user'>) =>
  user.click(await button(/^Save \d+ changes?$/));

interface Stored {
  isIntegrated: boolean;
  customers: Record<string, string | null>;
  products: Record<string, string | null>;
  fields: Record<string, string | null>;
}

/** The links as the server has them. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.state<{ accountingIntegration: Stored }>()).accountingIntegration;

/** The bodies of what was saved, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.log())
    .filter(({ method, path }) => method === 'POST' && /mappings|values/.test(path))
    .map(({ body }) => body);

/** What another tab or a colleague sends, after the page was read. */
export const elsewhere = async (path: string, body: unknown = {}) => {
  const [, token = ''] = /csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  const host = document.querySelector<HTMLElement>('[data-widget]')?.dataset.config ?? '{}';
  const { csrf } = JSON.parse(host) as { csrf?: { token?: string } };
  const answer = await fetch(new URL(path, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf?.token ?? token },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
};
