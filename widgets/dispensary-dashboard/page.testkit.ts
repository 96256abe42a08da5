import { screen, within } from '@testing-library/react';
import type { DashboardModule } from '@shared/contract/dispensaryDashboard';
import { byColleague } from '../../test/support/byColleague';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';
import { after } from '../../test/support/fields';

/** The page of this widget as its tests see it. */
const home = '/dashboard/customer/5/dashboard/';
export const configurationPath = `${home}configuration/`;
export const openOrdersPath = `${home}open-orders/`;
export const spendPath = `${home}spend/`;
export const noticesPath = `${home}notices/`;
export const topVendorsPath = '/dashboard/customer/5/top-vendors/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('dispensary-dashboard', { as: 'dispensary', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const reload = () => showPage('/dispensary-dashboard/?config=attribute');

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

/** A module of the dashboard. */
export const moduleOf = (name: string) => screen.findByRole('region', { name });

/** The names of the modules, from the first to the last. */
export const modulesShown = () =>
  [...document.querySelectorAll('.ww-modules .ww-card-title')].map((title) => title.textContent);

export const customize = async ({ user }: Pick<Opened, 'user'>) => {
  await user.click(await button('Customize'));
  return screen.findByRole('dialog', { name: 'Customize the dashboard' });
};

/** The names in the dialog, from the first row to the last. */
export const rowsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('checkbox')
    .map((each) => each.closest('li')?.textContent ?? '');

export const save = async ({ user }: Pick<Opened, 'user'>) =>
  user.click(await button('Save layout'));

/** The modules as the server has them. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.state<{ dispensaryDashboard: { modules: DashboardModule[] } }>())
    .dispensaryDashboard.modules;

/** What was sent of arrangements, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.log()).filter(({ method }) => method === 'POST').map(({ body }) => body);

/** Somebody else hides this module, and no other. */
export async function hideByColleague(opened: Opened, hidden: string) {
  const modules = (await stored(opened)).map((each) => ({ ...each, isShown: each.id !== hidden }));
  expect(await byColleague('POST', configurationPath, { modules })).toBe(200);
}

export const numbers = {
  'a position of a module': {
    reach: after(/^New position of/, 'Customize', 'Position 1: move to another position'),
  },
};
