import { screen, waitFor } from '@testing-library/react';
import type { WebhookEndpoint } from '@shared/contract/webhookDashboard';
import { showPage } from '../../test/support/fixturePage';
import { everywhere, storesOnPage } from '../../test/support/keptNowhere';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
const webhooks = '/dashboard/vendor/7/webhooks/';
export const paths = {
  webhooks,
  headers: `${webhooks}headers/`,
  secret: `${webhooks}hmac-secret/`,
  reveal: `${webhooks}reveal/`,
  deliveries: `${webhooks}deliveries/`,
  send: `${webhooks}send/`,
};

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('webhook-dashboard', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const reload = () => showPage('/webhook-dashboard/?config=attribute');

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const box = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name });
export const radio = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('radio', { name });
export const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);

/** The name of the first endpoint, and of the one that is paused. */
export const orders = 'hooks.evergreen.example/orders';
export const staging = 'staging.evergreen.example/hooks';

export const press = async ({ user }: Pick<Opened, 'user'>, name: string | RegExp) =>
  user.click(await button(name));

/** Chooses an entry of the menu of an endpoint. */
export const choose = async (opened: Pick<Opened, 'user'>, name: string, entry: string) => {
  await press(opened, `Actions for ${name}`);
  await opened.user.click(await screen.findByRole('menuitem', { name: entry }));
};

export const type = async ({ user }: Pick<Opened, 'user'>, name: string | RegExp, text: string) => {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
};

/** Opens the dialog of the first endpoint and describes it anew. */
export const describeOrders = async (opened: Pick<Opened, 'user'>, text: string) => {
  await press(opened, `Edit ${orders}`);
  await type(opened, /^Description/, text);
};

/** Opens the dialog for a new header. */
export const addHeader = async (opened: Pick<Opened, 'user'>, name: string, value: string) => {
  await press(opened, 'Add header');
  await type(opened, 'Name', name);
  await type(opened, 'Value', value);
};

interface State {
  webhooks: {
    endpoints: WebhookEndpoint[];
    headers: { id: number; name: string; value: string }[];
    secret: { value: string; previousUntil: string | null } | null;
    deliveries: { id: number; event: string; isTest: boolean }[];
  };
}

/** What the server has. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.state<State>()).webhooks;

/** The bodies of the writes to an address, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>, path: string) =>
  (await backend.log())
    .filter((entry) => entry.method === 'POST' && entry.path === path)
    .map(({ body }) => body);

export const untilGone = (text: string | RegExp) =>
  waitFor(() => {
    if (screen.queryByText(text)) throw new Error('It is still there.');
  });

export const secretOf = async (opened: Opened) => (await stored(opened)).secret?.value ?? '';

/** Resolves to the secret once there is one. */
export const untilMade = async (opened: Opened) => {
  await waitFor(async () => expect(await secretOf(opened)).not.toBe(''));
  return secretOf(opened);
};

/** What the stores of the page hold. */
export const held = () => JSON.stringify(storesOnPage().map((store) => store.getState()));

export const expectNowhere = (...secrets: string[]) => {
  // It is the store that was looked into: it has the endpoints.
  expect(held()).toContain(orders);
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(everywhere()).not.toContain(secret);
    expect(held()).not.toContain(secret);
    expect(Reflect.get(RegExp, 'input')).not.toContain(secret);
  }
};
