import { screen, waitFor, within } from '@testing-library/react';
import { openWidget } from './openWidget';
import { press } from './support/fields';
import { filesWith } from './support/screensWith';

/** Every table that sorts by its heads, which go where it is narrow, by the file that draws it: what is chosen. */
const tables: Record<string, `${string}, ${string}`> = {
  'accounting-integration/components/MappingTable.tsx': 'Customer, Z to A',
  'batch-list/BatchList.tsx': 'Expires, newest first',
  'brand-page/components/VendorPicker.tsx': 'State, Z to A',
  'product-details/components/BatchTable.tsx': 'THC %, highest first',
  'products/Products.tsx': 'Name, Z to A',
  'stock-location/StockLocation.tsx': 'Batches, highest first',
  'user-list/UserList.tsx': 'Role, Z to A',
  'vendor-brands/VendorBrands.tsx': 'Products, highest first',
  'vendor-dashboard/components/OrderList.tsx': 'Total, highest first',
};

it('asks every table that sorts by its heads', () => {
  const sorting =
    /<List(?:Screen|Pane|Body)\b|<DataTable(?:(?!\/>)[^])*\s(?:onSort=|\{\.\.\.sort\})/;
  expect(Object.keys(tables)).toEqual(filesWith(sorting));
});

it.each(Object.entries(tables))(
  '%s: can be sorted in the drawer that stands for its heads: %s',
  async (file, order) => {
    const [widget = ''] = file.split('/');
    const { user } = await openWidget(widget);
    if (widget === 'brand-page') await press(user, 'New campaign');
    const [column = ''] = order.split(',');
    const head = await screen.findByRole('columnheader', { name: column });
    await press(user, /^(Sort|Filters)$/);
    const drawer = await screen.findByRole('dialog', { name: /^(Sort|Filters)$/ });
    await user.selectOptions(within(drawer).getByLabelText('Sort by'), order);
    await user.click(within(drawer).getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    expect(drawer).not.toBeInTheDocument();
  },
);
