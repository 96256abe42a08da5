import { screen } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const readPath = '/storefront2/navigation/';
export const switchPath = '/storefront2/shop-as/vendor/:slug/location/:locationId';
export const locationsPath = '/storefront2/vendor/:slug/user-locations/';

export const mainStreet = 'Harborview – Main Street';
export const ferryTerminal = 'Harborview – Ferry Terminal';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('storefront-navigation', { as: 'dispensary', ...options });

type User = Awaited<ReturnType<typeof open>>['user'];

/** Opens the dialog and finds a location by what is typed. */
export async function choose(user: User, typed: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(Change|Choose a) location$/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Location' }), typed);
  const [option] = await screen.findAllByRole('option', { name: new RegExp(typed) });
  if (option) await user.click(option);
}

export const send = async (user: User) =>
  user.click(screen.getByRole('button', { name: 'Shop for this location' }));
