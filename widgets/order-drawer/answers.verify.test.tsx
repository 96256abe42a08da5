import { screen } from '@testing-library/react';
import { spoilAnswers } from '../../test/support/spoilAnswers';
import { items, openInline, rows, totals } from './page.testkit';

/** Nothing of a missing value is ever shown, and the screen stands. */
const expectWhole = () =>
  expect(document.querySelector('[data-widget]')).not.toHaveTextContent(
    /undefined|null|NaN|\[object|stopped working/,
  );

it.each([
  [items, 'answer-null'],
  [items, 'answer-object'],
  [totals, 'answer-null'],
  [totals, 'answer-text'],
  [totals, 'answer-object'],
] as const)('a read of %s that brings nothing has failed (%s)', async (path, fault) => {
  const { user } = await openInline({ before: (backend) => backend.failNext('GET', path, fault) });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expectWhole();
  expect(screen.queryByText(/no items yet/)).toBeNull();
  await user.click(retry);
  expect(await rows()).not.toHaveLength(0);
});

it('shows what an answer leaves out as a dash', async () => {
  const item = { id: 1, variant_id: 2, quantity: 3 };
  const body = ({ url }: Request) =>
    url.includes('/totals/')
      ? { totalPrice: null, totalQuantity: 3, discountAmount: null, currency: 7 }
      : { items: [item], order_by_options: [null] };
  await openInline({
    before: () => {
      spoilAnswers(
        ({ url }) => url.includes('/orders/'),
        200,
        (request) => JSON.stringify(body(request)),
      );
      return Promise.resolve();
    },
  });
  const [row] = await rows();
  expect(row).toHaveTextContent('case of –');
  expect(await screen.findByRole('textbox', { name: /^Cases of/ })).toHaveValue('3');
  expect(screen.queryByRole('textbox', { name: /^Price/ })).toBeNull();
  expectWhole();
});
