import { screen } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const sellersPath = '/storefront2/seller-discovery/';
export const favoritePath = '/profile/favorite-vendor/:vendorId/edit/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('seller-discovery', { as: 'dispensary', ...options });

export const search = () => screen.findByRole('searchbox', { name: 'Search sellers' });

/** The names on the cards, in order. */
export const namesShown = async () => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
};

export const heartOf = (name: string) => screen.findByRole('button', { name: `Favorite: ${name}` });
