import { screen, waitFor } from '@testing-library/react';
import {
  asksBeforeLeaving,
  first,
  openShort,
  orderButton,
  quantityOf,
  remove,
  type,
} from './page.testkit';

const untilAsks = (does: boolean) => waitFor(() => expect(asksBeforeLeaving()).toBe(does));

it('a 0 that is typed is asked for before the page is left', async () => {
  const { user } = await openShort();
  const field = await quantityOf(first);
  await user.clear(field);
  await user.type(field, '0');
  await untilAsks(true);
  await user.keyboard('{Escape}');
  await untilAsks(false);
});

it('what cannot be read still stands once the drawer was closed and opened again', async () => {
  const { user } = await openShort();
  await type(user, await quantityOf(first), 'many');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await orderButton());
  const again = await quantityOf(first);
  expect(again).toHaveValue('many');
  await user.click(again);
  await user.keyboard('{Escape}');
  await untilAsks(false);
});

it('what was typed at an item is not asked for once the item is gone', async () => {
  const { user } = await openShort();
  await type(user, await quantityOf(first), 'many');
  await untilAsks(true);
  await user.click(await remove(first));
  await untilAsks(false);
});
