import { screen, waitFor } from '@testing-library/react';
import { showPage } from '../../test/fixturePage';
import { leaveAs } from '@shared/drafts/leaveAs.testkit';
import {
  first,
  held,
  openShort,
  priceOf,
  quantityCall,
  quantityOf,
  remove,
  settled,
  type,
  writes,
} from './page.testkit';

/** The page as the browser shows it anew, with the drawer open as its address says. */
const reload = async () => {
  dispatchEvent(new Event('pagehide'));
  await showPage(location.pathname + location.search);
};
const offer = () => screen.findByText(/^Restore your unsaved changes from/);
const restore = () => screen.getByRole('button', { name: 'Restore' });
const goldOf = async (page: Awaited<ReturnType<typeof openShort>>) =>
  (await held(page)).find(({ variantId }) => variantId === 30_011);

it('offers cases and a price that were typed and not committed after a reload', async () => {
  const page = await openShort();
  const { user } = page;
  const price = await priceOf(first);
  await user.clear(price);
  await user.type(price, '300');
  await reload();
  expect(await offer()).toBeVisible();
  expect(await writes(page)).toEqual([]);
  await user.click(restore());
  await settled();
  expect(await goldOf(page)).toMatchObject({ quantity: 3, priceCents: 30_000 });

  const field = await quantityOf(first);
  await user.clear(field);
  await user.type(field, '6');
  await reload();
  expect(await offer()).toBeVisible();
  expect(await quantityOf(first)).toHaveValue('3');
  await user.click(restore());
  await settled();
  expect(await goldOf(page)).toMatchObject({ quantity: 6 });
  await reload();
  await quantityOf(first);
  expect(screen.queryByText(/^Restore your unsaved/)).toBeNull();
});

it('offers what cannot be read with its text, and says again what is wrong with it', async () => {
  const page = await openShort();
  const { user } = page;
  await type(user, await quantityOf(first), '12 MAR');
  await type(user, await priceOf(first), 'cheap');
  await reload();
  expect(await offer()).toBeVisible();
  await user.click(restore());
  for (const [field, text] of [
    [await quantityOf(first), '12 MAR'],
    [await priceOf(first), 'cheap'],
  ] as const) {
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/number|amount/);
  }
  await type(user, await quantityOf(first), '6');
  await settled();
  expect(await goldOf(page)).toMatchObject({ quantity: 6 });
  expect(await priceOf(first)).toHaveValue('cheap');
});

it('offers edits that waited for signing in, and forgets them when they are discarded', async () => {
  const { user, backend } = await openShort();
  await backend.failNext('PATCH', quantityCall, 'login-redirect');
  await type(user, await quantityOf(first), '6');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
  await reload();
  expect(await offer()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/^Restore your unsaved/)).toBeNull());
  await reload();
  expect(await quantityOf(first)).toHaveValue('3');
  expect(screen.queryByText(/^Restore your unsaved/)).toBeNull();
});

it('offers what an earlier version kept of an undo whose item was back already', async () => {
  const page = await openShort();
  await type(page.user, await quantityOf(first), '6');
  await settled();
  await page.user.click(await remove(first));
  await settled();
  await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('alert');
  expect(await goldOf(page)).toMatchObject({ quantity: 1 });
  leaveAs<object>((kept) => kept.map((each) => ({ ...each, hadGone: true })));
  await showPage(location.pathname + location.search);
  expect(await offer()).toBeVisible();
  await page.user.click(restore());
  await settled();
  expect(await goldOf(page)).toMatchObject({ quantity: 6 });
});

it('offers too what earlier versions kept of edits and of texts', async () => {
  const page = await openShort();
  await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
  await type(page.user, await quantityOf(first), '6');
  await screen.findByRole('alert');
  await type(page.user, await priceOf(first), 'cheap');
  leaveAs<{ text?: string }>((kept) => ({
    edits: kept.filter(({ text }) => text === undefined),
    texts: kept.filter(({ text }) => text !== undefined),
  }));
  await showPage(location.pathname + location.search);
  expect(await offer()).toBeVisible();
  await page.user.click(restore());
  await settled();
  expect(await goldOf(page)).toMatchObject({ quantity: 6 });
  expect(await priceOf(first)).toHaveValue('cheap');
});
