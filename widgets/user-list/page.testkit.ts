import { screen, waitFor } from '@testing-library/react';
import type { ListedUser } from '@shared/contract/userList';
import { showPage } from '../../test/fixturePage';
import { openWidget } from '../../test/openWidget';

/** The page of this widget as its tests see it. */
export const usersPath = '/dashboard/vendor/7/users/';
export const updatePath = `${usersPath}update/`;

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('user-list', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const reload = () => showPage('/user-list/?config=attribute');

export const search = () => screen.findByRole('searchbox', { name: 'Search users' });

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const radio = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('radio', { name });
export const box = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name });

/** The names in the table, from the first row to the last. */
export const namesShown = async () => {
  const table = await screen.findByRole('table', { name: 'Users' });
  return [...table.querySelectorAll('[role=cell][data-label=User] .ww-user-name > bdi')].map(
    ({ textContent }) => textContent,
  );
};

export const untilShown = (names: readonly string[]) =>
  waitFor(async () => expect(await namesShown()).toEqual(names));

/** Opens the dialog with the access of a user. */
export const edit = async ({ user }: Pick<Opened, 'user'>, name: string) => {
  await user.click(await button(`Edit the access of ${name}`));
  await screen.findByRole('dialog');
};

/** Chooses another role for a user. */
export const giveRole = async (opened: Pick<Opened, 'user'>, name: string, role: string) => {
  await edit(opened, name);
  await opened.user.click(await radio(role));
};

export const save = async ({ user }: Pick<Opened, 'user'>) =>
  user.click(await button('Change access'));

/** A user as the server has it. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>, name: string) =>
  (await backend.state<{ userList: { users: ListedUser[] } }>()).userList.users.find(
    (user) => user.name === name,
  );

/** The bodies of what was changed, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.log()).filter(({ path }) => path === updatePath).map(({ body }) => body);
