import { screen } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';
import { keyOf } from './model/age';

/** The page of this widget as its tests see it. */
export const menuPath = '/storefront2/public/evergreen-valley/';

/** As if somebody had answered here, so many days ago. */
export const answered = (days = 0) =>
  localStorage.setItem(keyOf('evergreen-valley', 21), String(Date.now() - days * 86_400_000));

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('public-storefront', { as: 'anonymous', ...options });

/** The question before the menu. */
export const question = () => screen.findByRole('dialog', { name: 'Are you 21 or older?' });
export const search = () => screen.findByRole('searchbox', { name: 'Search the menu' });
export const cardsShown = () => screen.findAllByRole('article');

/** The queries of the menu that reached the server. */
export const asked = async ({ log }: Awaited<ReturnType<typeof open>>['backend']) =>
  (await log())
    .filter(({ route }) => route === 'S26')
    .map(({ path }) => Object.fromEntries(new URL(path, location.origin).searchParams));
