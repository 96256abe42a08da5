import { screen } from '@testing-library/react';
import type { ListedUser } from '@shared/contract/userList';
import { listPage } from '../../shared/lists/listPage.testkit';

/** The page of this widget as its tests see it. */
export const usersPath = '/dashboard/vendor/7/users/';
export const updatePath = `${usersPath}update/`;

const page = listPage('user-list', 'Users', '[role=cell] .ww-user-name > bdi');
export const { open, reload, button, radio, box, namesShown, untilShown, says, warns } = page;

export type Opened = Awaited<ReturnType<typeof open>>;

export const search = () => screen.findByRole('searchbox', { name: 'Search users' });

/** Opens the dialog with the access of a user. */
export const edit = async (opened: Pick<Opened, 'user'>, name: string) => {
  await page.press(opened, `Edit the access of ${name}`);
  await screen.findByRole('dialog');
};

/** Chooses another role for a user. */
export const giveRole = async (opened: Pick<Opened, 'user'>, name: string, role: string) => {
  await edit(opened, name);
  await opened.user.click(await radio(role));
};

export const save = (opened: Pick<Opened, 'user'>) => page.press(opened, 'Change access');

/** A user as the server has it. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>, name: string) =>
  (await backend.state<{ userList: { users: ListedUser[] } }>()).userList.users.find(
    (user) => user.name === name,
  );

/** The bodies of what was changed, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.log()).filter(({ path }) => path === updatePath).map(({ body }) => body);
