import { screen } from '@testing-library/react';
import { openWidget } from '../../test/openWidget';
import { keyOf } from './model/age';

/** The page of this widget as its tests see it. */
export const menuPath = '/storefront2/public/evergreen-valley/';
export const ageKey = keyOf('evergreen-valley');

type Opening = Parameters<typeof openWidget>[1];

/** The page as somebody finds it who was not here before. */
export const open = (options?: Opening) =>
  openWidget('public-storefront', { as: 'anonymous', ...options });

/** The question before the menu. */
export const question = () => screen.findByRole('dialog', { name: 'Are you 21 or older?' });
export const yes = () => screen.findByRole('button', { name: 'Yes, show the menu' });

/** The menu as somebody sees it who has just answered. */
export const openMenu = async (options?: Opening) => {
  const opened = await open(options);
  await opened.user.click(await yes());
  return opened;
};

export const search = () => screen.findByRole('searchbox', { name: 'Search the menu' });
export const tab = (name: RegExp) => screen.findByRole('tab', { name });

/** The names on the cards, in order. */
export const namesShown = async () =>
  (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-label'));

/** The queries of the menu that reached the server. */
export const asked = async ({ log }: Awaited<ReturnType<typeof open>>['backend']) =>
  (await log())
    .filter(({ route }) => route === 'S26')
    .map(({ path }) => Object.fromEntries(new URL(path, location.origin).searchParams));
