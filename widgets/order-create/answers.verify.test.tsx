import { screen, waitFor, within } from '@testing-library/react';
import { spoilAnswers } from '../../test/support/spoilAnswers';
import { dialog, grid, one, open, openShort, press } from './page.testkit';

/** Nothing of a missing value is ever shown, and the screen stands. */
const expectWhole = () =>
  expect(document.querySelector('[data-widget]')).not.toHaveTextContent(
    /undefined|null|NaN|\[object|stopped working/,
  );

/** Returns every read of these addresses so, instead of what the specification promises. */
const answer = (...answers: [part: RegExp, body: unknown][]) => {
  const found = ({ url }: Request) => answers.find(([part]) => part.test(url));
  const isMeant = (request: Request) => request.method === 'GET' && found(request) !== undefined;
  return spoilAnswers(isMeant, 200, (request) => JSON.stringify(found(request)?.[1]));
};

describe('a read that brings nothing', () => {
  it.each(['', 'variants/', 'grid-items/'])(
    'has failed, and is no empty order (%s)',
    async (path) => {
      const { user } = await openShort({
        before: (backend) => backend.failNext('GET', `${one}${path}`, 'answer-object'),
      });
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
      expectWhole();
      await press(user, 'Retry');
      expect(await grid()).toBeVisible();
    },
  );

  it.each(['answer-object', 'answer-success'] as const)(
    'and is not needed leaves the order as it is (%s)',
    async (fault) => {
      await openShort({
        before: async (backend) => {
          for (const path of ['filters/', 'items/', 'validate-grid/'])
            await backend.failNext('GET', `${one}${path}`, fault);
        },
      });
      expect(await grid()).toBeVisible();
      expectWhole();
    },
  );

  it.each([null, 'ok', {}, { locations: 'none', stock_locations: 7, can_create_order: 'yes' }])(
    'has failed in the dialog that starts an order (%j)',
    async (body) => {
      const { user } = await open({ scenario: 'one-customer' });
      const spoilt = answer([/\/(locations|stock-locations\/)$/, body]);
      await press(user, 'Start an order');
      const box = within(await dialog('Start an order'));
      await waitFor(() => expect(box.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
      expect(box.getByRole('combobox', { name: 'Location' })).toBeDisabled();
      spoilt.mockRestore();
      for (const button of box.getAllByRole('button', { name: 'Retry' })) await user.click(button);
      const stock = box.getByRole('combobox', { name: 'Stock location' });
      await waitFor(() => expect(stock).toBeEnabled());
      answer([/location-permissions\/$/, body]);
      await user.selectOptions(stock, 'Oakland cross-dock');
      expect(
        await box.findByText(/^We could not check whether this location takes orders/),
      ).toBeVisible();
      expectWhole();
    },
  );
});

it('shows what an answer leaves out as a dash, and holds the order', async () => {
  const { user } = await openShort({
    before: () => {
      answer(
        [/\/501\/$/, { id: 501, status: 'draft', permissions: { can_edit: true }, item_count: 1 }],
        [/grid-items/, { items: [{ id: 1, variant_id: 2, quantity: 3, strain: {} }] }],
        [/variants/, { variants: [{ id: 9, brand: null }, null] }],
        [/validate-grid/, { errors_rule_items: [null, { orderedItemId: 1 }] }],
        [/customers\/\?/, { customers: [{ id: 5, name: 'Oakland' }] }],
      );
      return Promise.resolve();
    },
  });
  const row = within(await grid()).getAllByRole('row', { hidden: true })[1];
  expect(row).toHaveTextContent('case of –');
  expect(screen.getByText('An amount is missing.')).toBeVisible();
  await press(user, 'Add products');
  await screen.findByRole('list', { name: 'Products' });
  expectWhole();
  await press(user, 'Change customer or location');
  const box = within(await dialog('Change customer or location'));
  await user.type(box.getByRole('combobox', { name: 'Customer' }), 'oak');
  expect(await box.findByText('1 customer')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN|stopped working/);
});
