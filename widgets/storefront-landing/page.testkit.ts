import { screen, within } from '@testing-library/react';
import { openWidget } from '../../test/openWidget';

/** The page of this widget as its tests see it. */
export const landingPath = '/storefront2-landing/';
export const brandsPath = '/storefront2/grouped-active-brands/';
export const sellersPath = '/storefront2/grouped-active-sellers/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('storefront-landing', { as: 'dispensary', ...options });

export const search = () => screen.findByRole('searchbox', { name: 'Search brands and sellers' });
export const tab = (name: RegExp) => screen.findByRole('tab', { name });
export const letters = () => screen.findByRole('listbox', { name: 'Go to a letter' });

/** The groups in sight, from the first on, each with the names in it. */
export const groupsShown = async () => {
  await letters();
  const panel = screen.getByRole('tabpanel');
  return within(panel)
    .getAllByRole('region')
    .map((group) => ({
      name: within(group).getByRole('heading').textContent,
      entries: [...group.querySelectorAll('.ww-product-name')].map((name) => name.textContent),
    }));
};
