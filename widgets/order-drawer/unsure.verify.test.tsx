import { screen, waitFor, within } from '@testing-library/react';
import { refuseCalls, spoilAnswers } from '../../test/support/spoilAnswers';
import {
  clear,
  deleteCall,
  first,
  held,
  items,
  open,
  openShort,
  order,
  quantityCall,
  quantityOf,
  remove,
  rows,
  settled,
  type,
  writes,
} from './page.testkit';

// What is done while it is not known what the server has, or out of sight of it.

afterEach(() => jest.restoreAllMocks());

type Opened = Awaited<ReturnType<typeof open>>;

const press = async ({ user }: Pick<Opened, 'user'>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

const cancel = async (page: Opened) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear order' }));
  const button = () => dialog.getByText(/^(Cancel|Close)$/);
  await waitFor(() => expect(button()).toBeEnabled());
  await page.user.click(button());
};

/** The cases of each variant, as the server has them. */
const cases = async (page: Opened) =>
  (await held(page))
    .map(({ variantId, quantity }) => `${String(variantId)}: ${String(quantity)}`)
    .sort();

const sent = async (page: Opened) =>
  (await writes(page)).filter(({ method }) => method === 'PATCH');

const reads = async ({ backend }: Opened) =>
  (await backend.log()).filter(({ method }) => method === 'GET').length;

/** The answer to a removal is lost, and the order is read to see what became of it. */
async function removeUnsurely(page: Opened) {
  const before = await reads(page);
  await page.backend.failNext('POST', deleteCall, 'drop-after-commit');
  await page.user.click(await remove(first));
  await waitFor(async () => expect(await reads(page)).toBeGreaterThan(before + 2));
  await settled();
}

/** Six cases of the last item are refused, on a page that is left then. */
async function openWithRefusal() {
  const page = await open();
  await rows();
  await press(page, 'Next page');
  await screen.findByText('25–30 of 30');
  const name = (await rows()).at(-1)?.getAttribute('aria-label') ?? '';
  await page.backend.failNext('PATCH', quantityCall, 'forbidden-403');
  await type(page.user, await quantityOf(name), '6');
  await screen.findByRole('button', { name: 'Keep as it is' });
  await press(page, 'Previous page');
  await screen.findByText('1–24 of 30');
  await settled();
  return { page, name };
}

it('brings back by Undo what a read of before had seen aside', async () => {
  const page = await open();
  await rows();
  await removeUnsurely(page);
  let isCleared = false;
  let isUndone = false;
  const isLateRead = ({ method, url }: Request) => {
    isCleared ||= url.includes('/clear/');
    return isCleared && !isUndone && method === 'GET' && url.includes('/items?');
  };
  refuseCalls(isLateRead, '{}', 403);
  await clear(page);
  await waitFor(async () => expect(await held(page)).toEqual([]));
  isUndone = true;
  await press(page, 'Undo');
  await waitFor(async () => expect(await held(page)).toHaveLength(29));
});

it('says no cases of before of an item that is saved out of sight', async () => {
  const { page } = await openWithRefusal();
  await removeUnsurely(page);
  await press(page, /^Set to/);
  await waitFor(async () => expect(await sent(page)).toHaveLength(2));
  await settled();
  expect(screen.queryByText(/1 case saved/)).not.toBeInTheDocument();
});

it('sends what was refused once more, also after a clear that failed', async () => {
  const { page } = await openWithRefusal();
  await page.backend.failNext('POST', `${order}clear/`, 'status-500');
  await clear(page);
  await cancel(page);
  await settled();
  await press(page, /^Set to/);
  await waitFor(async () => expect(await sent(page)).toHaveLength(2));
});

it.each([
  ['a clear', `${order}clear/`],
  ['a removal', deleteCall],
])('sends an Undo of %s that may still arrive after it has', async (_what, path) => {
  const page = await openShort();
  await rows();
  const before = await cases(page);
  await page.backend.failNext('POST', path, 'late-commit');
  if (path === deleteCall) await page.user.click(await remove(first));
  else {
    await clear(page);
    await cancel(page);
  }
  await press(page, 'Undo');
  const staged = async () => (await writes(page)).filter(({ path: to }) => to.includes('stage'));
  await waitFor(async () => expect(await staged()).not.toHaveLength(0));
  await waitFor(async () => expect(await cases(page)).toEqual(before));
});

it('reads no more than its page after a removal that was answered with nothing', async () => {
  const page = await open();
  await rows();
  spoilAnswers(({ url }) => url.endsWith('/delete/'), 204, '');
  await page.user.click(await remove(first));
  await screen.findByText('1–24 of 29');
  await settled();
  const asked = (await page.backend.log()).map(({ path }) => new URL(path, location.href));
  const pages = asked.filter(({ pathname }) => pathname === items);
  expect(new Set(pages.map(({ searchParams }) => searchParams.get('per-page')))).toEqual(
    new Set(['24']),
  );
});

it('stays on its page when a search is taken back, and when blanks are typed', async () => {
  const page = await open();
  await rows();
  await press(page, 'Next page');
  await screen.findByText('25–30 of 30');
  const field = screen.getByRole('searchbox', { name: 'Search items' });
  await page.user.type(field, 'g{Backspace}{Enter}');
  await page.user.type(field, ' {Enter}');
  expect(decodeURIComponent(location.search)).toContain('page=2');
  await settled();
  expect(screen.getByText('25–30 of 30')).toBeVisible();
});
