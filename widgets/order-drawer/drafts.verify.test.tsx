import { screen, waitFor } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { showPage } from '../../test/support/fixturePage';
import { leaveAs } from '@shared/drafts/leaveAs.testkit';
import {
  first,
  heldFirst,
  items,
  open,
  openShort,
  order,
  priceCall,
  priceOf,
  quantityCall,
  quantityOf,
  remove,
  deleteCall,
  rows,
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
  expect(await heldFirst(page)).toMatchObject({ quantity: 3, priceCents: 30_000 });

  const field = await quantityOf(first);
  await user.clear(field);
  await user.type(field, '6');
  await reload();
  expect(await offer()).toBeVisible();
  expect(await quantityOf(first)).toHaveValue('3');
  await user.click(restore());
  await settled();
  expect(await heldFirst(page)).toMatchObject({ quantity: 6 });
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
  expect(await heldFirst(page)).toMatchObject({ quantity: 6 });
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

it.each(['cases', 'a removal'])('sends %s changed again while they waited', async (last) => {
  const page = await openShort();
  await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
  const more = await screen.findByRole('button', { name: `More cases of ${first}` });
  await page.user.click(more);
  await screen.findByRole('alert');
  await page.user.click(more);
  if (last === 'cases') await type(page.user, await quantityOf(first), '7');
  else await page.user.click(await remove(first));
  await reload();
  await offer();
  await page.user.click(restore());
  await settled();
  expect((await heldFirst(page))?.quantity).toBe(last === 'cases' ? 7 : undefined);
});

const setElsewhere = async (page: Awaited<ReturnType<typeof openShort>>, change: object) => {
  const { id } = (await heldFirst(page)) ?? {};
  const call = `update-${'price' in change ? 'price' : 'quantity'}`;
  expect(await byColleague('PATCH', `${order}item/${String(id)}/${call}/`, change)).toBe(200);
};

it.each([
  {
    what: 'cases',
    call: ['PATCH', quantityCall],
    edit: async (page) => type(page.user, await quantityOf(first), '6'),
    theirs: { quantity: 7 },
    says: 'A colleague set this to 7. Your 6 is not saved yet.',
    choice: 'Set to 6',
    then: { quantity: 6 },
  },
  {
    what: 'a price',
    call: ['PATCH', priceCall],
    edit: async (page) => type(page.user, await priceOf(first), '300'),
    theirs: { price: '310.00' },
    says: 'A colleague set this to $310.00. Your $300.00 is not saved yet.',
    choice: 'Set to $300.00',
    then: { priceCents: 30_000 },
  },
  {
    what: 'a removal',
    call: ['POST', deleteCall],
    edit: async (page) => page.user.click(await remove(first)),
    theirs: { quantity: 7 },
    says: 'A colleague set this to 7. It is not removed yet.',
    choice: 'Remove',
    then: undefined,
  },
] as const satisfies readonly {
  edit: (page: Awaited<ReturnType<typeof openShort>>) => Promise<unknown>;
  [more: string]: unknown;
}[])(
  'asks first where a colleague has set something since: $what',
  async ({ call: [method, path], edit, theirs, says, choice, then }) => {
    const page = await openShort();
    await page.backend.failNext(method, path, 'login-redirect');
    await edit(page);
    await screen.findByRole('alert');
    await setElsewhere(page, theirs);
    const set = await heldFirst(page);
    await reload();
    // It is asked once more by every visit until it is answered.
    for (const visit of ['first', 'second']) {
      await offer();
      await page.user.click(restore());
      expect(await screen.findByText(says)).toBeVisible();
      await settled();
      expect(await heldFirst(page)).toEqual(set);
      // What the colleague has set is right: only what is mine waits.
      for (const field of screen.getAllByRole('textbox')) expect(field).toBeValid();
      if (visit === 'first') await reload();
    }
    await page.user.click(screen.getByRole('button', { name: choice }));
    await settled();
    const now = await heldFirst(page);
    if (then) expect(now).toMatchObject(then);
    else expect(now).toBeUndefined();
  },
);

it('asks first also while the drawer stays open', async () => {
  const page = await openShort();
  await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
  await type(page.user, await quantityOf(first), '6');
  await screen.findByRole('alert');
  await setElsewhere(page, { quantity: 7 });
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('A colleague set this to 7. Your 6 is not saved yet.');
  expect(await heldFirst(page)).toMatchObject({ quantity: 7 });
  await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
  await page.user.click(screen.getByRole('button', { name: 'Set to 6' }));
  // What is asked for over 7 is asked about once.
  await page.user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await heldFirst(page)).toMatchObject({ quantity: 6 }));
});

it('asks once about an item of another page, and no more once a colleague has set the same', async () => {
  const page = await open();
  await rows();
  const wait = async (act: () => Promise<unknown>) => {
    await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
    await act();
    await screen.findByText(/Your session has ended\./);
  };
  const retry = () => page.user.click(screen.getByRole('button', { name: 'Retry' }));
  await wait(async () => type(page.user, await quantityOf(first), '6'));
  await setElsewhere(page, { quantity: 7 });
  await retry();
  await screen.findByText('A colleague set this to 7. Your 6 is not saved yet.');
  await page.user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('25–30 of 30');
  await wait(() => page.user.click(screen.getByRole('button', { name: 'Set to 6' })));
  await retry();
  await waitFor(async () => expect(await heldFirst(page)).toMatchObject({ quantity: 6 }));
  await page.user.click(screen.getByRole('button', { name: 'Previous page' }));
  await screen.findByText('1–24 of 30');

  await wait(async () => type(page.user, await quantityOf(first), '8'));
  await setElsewhere(page, { quantity: 7 });
  await retry();
  await screen.findByText('A colleague set this to 7. Your 8 is not saved yet.');
  await setElsewhere(page, { quantity: 8 });
  document.dispatchEvent(new CustomEvent('ww:order-changed', { detail: { orderId: 501 } }));
  await waitFor(() => expect(screen.queryByText(/^A colleague set/)).toBeNull());
});

it('removes what it has set itself while that was not known', async () => {
  const page = await openShort();
  await page.backend.failNext('PATCH', quantityCall, 'drop-after-commit');
  const field = await quantityOf(first);
  const answer = await page.backend.hold('GET', items);
  await type(page.user, field, '6');
  await answer.isAsked();
  await page.user.click(await remove(first));
  await answer.release();
  await waitFor(async () => expect(await heldFirst(page)).toBeUndefined());
});

it('asks first also about an item on another page', async () => {
  const page = await open();
  await rows();
  await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
  await type(page.user, await quantityOf(first), '6');
  await screen.findByRole('alert');
  await setElsewhere(page, { quantity: 7 });
  dispatchEvent(new Event('pagehide'));
  await showPage(`${location.pathname}${location.search}&page=2`);
  await offer();
  await page.user.click(restore());
  expect(
    await screen.findByText('A colleague set this to 7. Your 6 is not saved yet.'),
  ).toBeVisible();
  await settled();
  expect(await heldFirst(page)).toMatchObject({ quantity: 7 });
  await page.user.click(screen.getByRole('button', { name: 'Keep as it is' }));
  await reload();
  await rows();
  expect(screen.queryByText(/^Restore your unsaved/)).toBeNull();
});

it.each(['this', 'an earlier'])(
  'asks first over what came of an undo in %s version',
  async (which) => {
    const page = await openShort();
    await type(page.user, await quantityOf(first), '6');
    await settled();
    await page.user.click(await remove(first));
    await settled();
    await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('alert');
    expect(await heldFirst(page)).toMatchObject({ quantity: 1 });
    leaveAs<{ was?: unknown }[]>((kept) =>
      which === 'this' ? kept : kept.map(({ was: _was, ...each }) => ({ ...each, hadGone: true })),
    );
    await showPage(location.pathname + location.search);
    await offer();
    // After the page was read.
    await setElsewhere(page, { quantity: 7 });
    await page.user.click(restore());
    expect(await screen.findByText(/^A colleague set this to 7\. Your 6/)).toBeVisible();
    await settled();
    expect(await heldFirst(page)).toMatchObject({ quantity: 7 });
  },
);

it('sends what is left of an undo that nobody has changed', async () => {
  const page = await openShort();
  await type(page.user, await quantityOf(first), '6');
  await settled();
  await page.user.click(await remove(first));
  await settled();
  await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('alert');
  await reload();
  await offer();
  await page.user.click(restore());
  await settled();
  expect(await heldFirst(page)).toMatchObject({ quantity: 6 });
});

it('offers too what earlier versions kept of edits and of texts', async () => {
  const page = await openShort();
  await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
  await type(page.user, await quantityOf(first), '6');
  await screen.findByRole('alert');
  await type(page.user, await priceOf(first), 'cheap');
  leaveAs<{ text?: string }[]>((kept) => ({
    edits: kept.filter(({ text }) => text === undefined),
    texts: kept.filter(({ text }) => text !== undefined),
  }));
  await showPage(location.pathname + location.search);
  expect(await offer()).toBeVisible();
  await page.user.click(restore());
  await settled();
  expect(await heldFirst(page)).toMatchObject({ quantity: 6 });
  expect(await priceOf(first)).toHaveValue('cheap');
});
