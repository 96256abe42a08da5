import { screen, waitFor, within } from '@testing-library/react';
import { onRequest, showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';

const usersPath = '/dashboard/vendor/7/users/';
const table = () => screen.findByRole('table', { name: 'Users' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const searchFor = async (
  { user }: Pick<Awaited<ReturnType<typeof openWidget>>, 'user'>,
  text: string,
) => {
  await user.tripleClick(await screen.findByRole('searchbox', { name: 'Search users' }));
  await user.paste(text);
  await user.keyboard('{Enter}');
};

it('says that nothing fits once that was answered, and not while it is looked for', async () => {
  const opened = await openWidget('user-list', { as: 'vendor' });
  expect(await rows()).toHaveLength(14);
  const answer = await opened.backend.hold('GET', usersPath);
  await searchFor(opened, 'nobody');
  await answer.isAsked();
  expect(await table()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No user fits.')).not.toBeInTheDocument();
  await answer.release();
  expect(await screen.findByText('No user fits.')).toBeVisible();

  const all = await opened.backend.hold('GET', usersPath);
  await opened.user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await all.isAsked();
  expect(screen.queryByText('No user fits.')).not.toBeInTheDocument();
  await all.release();
  await waitFor(async () => expect(await rows()).toHaveLength(14));
});

it('says nothing of what was not read: neither that nothing fits nor that these rows do', async () => {
  const opened = await openWidget('user-list', { as: 'vendor' });
  expect(await rows()).toHaveLength(14);
  await opened.backend.failNext('GET', usersPath, 'forbidden-403');
  await searchFor(opened, 'hiro');
  expect(await screen.findByRole('alert')).toHaveTextContent('The list may be out of date.');
  expect(await table()).toHaveAttribute('aria-busy', 'true');
  await opened.user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(await table()).toHaveAttribute('aria-busy', 'false');

  await searchFor(opened, 'nobody');
  expect(await screen.findByText('No user fits.')).toBeVisible();
  await opened.backend.failNext('GET', usersPath, 'forbidden-403');
  await opened.user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/No user fits|There are no users/)).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search users' })).toBeVisible();
});

it('goes back to the first page with a search, and shows the newest of two', async () => {
  const opened = await openWidget('user-list', { as: 'vendor', scenario: 'huge' });
  await opened.user.click(await screen.findByRole('button', { name: /^Last page/ }));
  expect(await screen.findByText('4,976–5,000 of 5,000')).toBeVisible();
  const answer = await opened.backend.hold('GET', usersPath, 2);
  await searchFor(opened, 'nobody');
  await answer.isAsked(1);
  await searchFor(opened, 'hiro');
  await answer.release();
  expect(await screen.findByText(/^1–25 of (?!5,000)/)).toBeVisible();
  expect(location.search).not.toContain('page');
});

it('asks once for what the address says', async () => {
  const asked: string[] = [];
  const stop = onRequest(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === usersPath) asked.push(searchParams.get('filter-text') ?? '');
  });
  const query = { config: 'attribute', as: 'vendor', 'user-list': 'filter-text=hiro&page=01' };
  await showPage(`/user-list/?${new URLSearchParams(query).toString()}`);
  await import('../../widgets/user-list/entry');
  expect(await rows()).toHaveLength(1);
  stop();
  expect(asked).toEqual(['hiro']);
});
