import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openWidget } from './openWidget';

type User = ReturnType<typeof userEvent.setup>;

interface Table {
  as: 'vendor' | 'dispensary';
  /** The way to the list. */
  reach?: (user: User) => Promise<unknown>;
  /** What is chosen, and the column that it orders by. */
  order: string;
  column: string;
}

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Every table that sorts by its heads, which go where it is narrow, by the file that draws it. */
const tables: Record<string, Table> = {
  'accounting-integration/components/MappingTable.tsx': {
    as: 'vendor',
    order: 'Customer, Z to A',
    column: 'Customer',
  },
  'batch-list/BatchList.tsx': {
    as: 'vendor',
    order: 'Expires, newest first',
    column: 'Expires',
  },
  'brand-page/components/VendorPicker.tsx': {
    as: 'vendor',
    reach: (user) => press(user, 'New campaign'),
    order: 'State, Z to A',
    column: 'State',
  },
  'product-details/components/BatchTable.tsx': {
    as: 'dispensary',
    order: 'THC %, highest first',
    column: 'THC %',
  },
  'products/Products.tsx': {
    as: 'vendor',
    order: 'Name, Z to A',
    column: 'Name',
  },
  'stock-location/StockLocation.tsx': {
    as: 'vendor',
    order: 'Batches, highest first',
    column: 'Batches',
  },
  'user-list/UserList.tsx': { as: 'vendor', order: 'Role, Z to A', column: 'Role' },
  'vendor-brands/VendorBrands.tsx': {
    as: 'vendor',
    order: 'Products, highest first',
    column: 'Products',
  },
  'vendor-dashboard/components/OrderList.tsx': {
    as: 'vendor',
    order: 'Total, highest first',
    column: 'Total',
  },
};

it('asks every table that sorts by its heads', () => {
  const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' });
  const sorting = files.filter(
    (file) =>
      file.endsWith('.tsx') &&
      /<List(?:Screen|Pane|Body)\b|<DataTable(?:(?!\/>)[^])*\s(?:onSort=|\{\.\.\.sort\})/.test(
        readFileSync(path.join('widgets', file), 'utf8'),
      ),
  );
  expect(Object.keys(tables).sort()).toEqual(sorting.sort());
});

it.each(Object.entries(tables))(
  '%s: can be sorted in the drawer that stands for its heads',
  async (file, { as, reach, order, column }) => {
    const [widget = ''] = file.split('/');
    const { user } = await openWidget(widget, { as });
    await reach?.(user);
    const head = await screen.findByRole('columnheader', { name: column });
    await user.click(await screen.findByRole('button', { name: /^(Sort|Filters)$/ }));
    const drawer = await screen.findByRole('dialog', { name: /^(Sort|Filters)$/ });
    await user.selectOptions(within(drawer).getByLabelText('Sort by'), order);
    await user.click(within(drawer).getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    expect(drawer).not.toBeInTheDocument();
  },
);
