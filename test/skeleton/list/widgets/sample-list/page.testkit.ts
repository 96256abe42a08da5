import { screen } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const itemsPath = '/dashboard/vendor/7/sample-list/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('sample-list', { as: 'vendor', ...options });

export const search = () => screen.findByRole('searchbox', { name: 'Search items' });

/** The names in the table, from the first row to the last. */
export const namesShown = async () => {
  const table = await screen.findByRole('table', { name: 'Items' });
  return [...table.querySelectorAll('[role=cell][data-label=Name]')].map(
    ({ textContent }) => textContent,
  );
};
