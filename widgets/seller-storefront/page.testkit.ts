import { screen, within } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';
import { press, textbox, type User } from '../../test/support/fields';

/** The page of this widget as its tests see it. */
export const headPath = '/storefront2/seller-nav-data/evergreen-valley/';
export const listPath = '/storefront2/seller-storefront/evergreen-valley/';
export const previewPath = '/storefront2/seller-storefront/:slug/preview/:dispensaryId/';
export const addPath = '/shop/evergreen-valley/products/add/';
export const favoritePath = '/profile/favorite-vendor/:vendorId/edit/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('seller-storefront', { as: 'dispensary', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const search = () => screen.findByRole('searchbox', { name: 'Search products' });

/** The bar of a preview. */
export const bar = () => screen.findByText(/^Preview as Green Lotus Oakland, /);

/** Chooses the second customer and the last of its locations. */
export async function choosePreview({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Preview as a customer' }));
  await user.type(
    await screen.findByRole('combobox', { name: 'Customer' }),
    'green lotus oak{Enter}',
  );
  await user.click(await screen.findByRole('combobox', { name: 'Location' }));
  const list = await screen.findByRole('listbox', { name: 'Locations' });
  await user.click((await within(list).findAllByRole('option')).at(-1) ?? list);
  await user.click(screen.getByRole('button', { name: 'Start preview' }));
}

export async function startPreview(opened: Opened) {
  await choosePreview(opened);
  await bar();
}

export const numbers = {
  'cases to add from a card': {
    reach: () => textbox('Cases of Acapulco Gold cartridge'),
    send: (user: User) => press(user, 'Add Acapulco Gold cartridge'),
  },
};
