import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byColleague } from '../../test/support/byColleague';
import { backend, showPage } from '../../test/support/fixturePage';
import { linesOf, openList, pasted, type ListDialog } from './page.testkit';

interface Orders {
  cart: { orders: { locationId: unknown; quantity: number; variantId: unknown }[] };
}

const here = 1001;

/** By variant, what the server has ordered here. */
const ordered = async () => {
  const { cart } = await backend.state<Orders>();
  const own = cart.orders.filter(({ locationId }) => locationId === here);
  return new Map(own.map(({ variantId, quantity }) => [Number(variantId), quantity]));
};

/** Waits as long as what is said goes on changing. */
async function untilSaid(dialog: ListDialog, end: RegExp) {
  const said = () => dialog.queryAllByRole('status').map(({ textContent }) => textContent);
  for (let last = said().join(' '); !end.test(last); last = said().join(' ')) {
    await waitFor(() => expect(said().join(' ')).not.toBe(last));
  }
}

it('writes a list of 2,000 lines, and says of them what the server has', async () => {
  const query = new URLSearchParams({ config: 'attribute', as: 'dispensary', scenario: 'huge' });
  query.set('quick-order', `location=${String(here)}`);
  await showPage(`/quick-order/?${query.toString()}`);
  await import('./entry');
  const page = { backend, user: userEvent.setup() };
  const dialog = await openList(page);

  const wanted = await ordered();
  const known = (await linesOf(1300)).filter(({ id }) => !wanted.has(id)).slice(0, 1200);
  // Of ten lines two are right, three pairs are doubles, one has no cases and one names nothing.
  const lines = known.flatMap(({ sku, minimum }, at) => {
    const line = `${sku}\t${String(minimum)}`;
    if (at % 6 === 5) return [`${sku}\t0`, `Nothing ${String(at)}x\t3`];
    return at % 6 < 2 ? [line] : [line, line];
  });
  expect(lines).toHaveLength(2000);
  let saved = 0;
  for (const [at, { id, minimum }] of known.entries()) {
    if (at % 6 === 5 || at % 120 === 0) continue;
    wanted.set(id, at % 6 < 2 ? minimum : 2 * minimum);
    saved += 1;
  }

  await untilSaid(dialog, /^(?!.*Reading)/);
  await pasted(page, dialog, lines.join('\n'));
  expect(dialog.getByRole('button', { name: 'To look at (400)' })).toBeVisible();
  // Ten are sold out by then.
  for (const { id, most } of known.filter((_, at) => at % 120 === 0)) {
    const theirs = { dispensaryLocationIds: [1002], variantId: id, quantity: most };
    expect(await byColleague('PUT', '/shop/evergreen-valley/cart/multi-cart/', theirs)).toBe(200);
  }
  await page.user.click(dialog.getByRole('button', { name: /^Set [\d,]+ quantities$/ }));
  const report = `^${String(saved)} quantities saved\\. 10 were not accepted and stay in the list\\.`;
  await untilSaid(dialog, new RegExp(report));
  expect(dialog.getByRole('button', { name: 'To look at (410)' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Ready (0)' })).toBeVisible();
  expect(await ordered()).toEqual(wanted);
});
