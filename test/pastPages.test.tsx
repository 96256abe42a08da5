import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from './fixturePage';
import { screensWith } from './support/screensWith';

/** Every list with pages in the address, and what its pages say of the last one. */
const lists = [
  ['accounting-integration', 'vendor', 'default', /^[\d,]+–([\d,]+) of \1$/],
  ['batch-list', 'vendor', 'default', '1–12 of 12'],
  ['order-create', 'vendor', 'default', '26–30 of 30'],
  ['order-drawer', 'vendor', 'inline', '25–30 of 30'],
  ['seller-discovery', 'dispensary', 'default', /^([\d,]+) of \1 shown$/],
  ['seller-storefront', 'dispensary', 'default', /^([\d,]+) of \1 shown$/],
  ['products', 'vendor', 'default', '126–132 of 132'],
  ['quick-order', 'dispensary', 'default', '126–132 of 132'],
  ['public-storefront', 'anonymous', 'huge', /^[\d,]+–([\d,]+) of \1$/],
  ['stock-location', 'vendor', 'huge', /^[\d,]+–([\d,]+) of \1$/],
  ['user-list', 'vendor', 'default', '1–14 of 14'],
  ['vendor-brands', 'vendor', 'huge', /^[\d,]+–([\d,]+) of \1$/],
  ['vendor-dashboard', 'vendor', 'huge', /^[\d,]+–([\d,]+) of \1$/],
] as const;

/** Opens a list at a page of its address. */
const openAt = async (name: string, as: string, scenario: string, page: number) => {
  const user = userEvent.setup();
  const query = new URLSearchParams({ config: 'attribute', as, scenario, [name]: `page=${page}` });
  await showPage(`/${name}/?${query.toString()}`);
  const steps = history.length;
  await import(`../widgets/${name}/entry.tsx`);
  if (as === 'anonymous') await user.click(await screen.findByRole('button', { name: /^Yes/ }));
  return { user, steps };
};

it.each(lists)(
  '%s: a page that is no longer there is the last one, and the address follows without a step back',
  async (name, as, scenario, says) => {
    const { steps } = await openAt(name, as, scenario, 999);
    expect(await screen.findByText(says)).toBeVisible();
    await waitFor(() => expect(location.search).not.toContain('999'));
    expect(history.length).toBe(steps);
  },
);

/** What a list says of the page that it shows. */
const pages = /^(?!1–)[\d,]+–[\d,]+ of [\d,]+$|^[\d,]+ of [\d,]+ shown$/;

/** Every list with pages that can be searched. */
const searched = [
  ['accounting-integration', 'vendor', 'huge'],
  ['stock-location', 'vendor', 'huge'],
  ['user-list', 'vendor', 'huge'],
  ['vendor-brands', 'vendor', 'huge'],
  ['vendor-dashboard', 'vendor', 'huge'],
  ['products', 'vendor', 'default'],
  ['quick-order', 'dispensary', 'default'],
  ['public-storefront', 'anonymous', 'huge'],
  ['seller-discovery', 'dispensary', 'huge'],
  ['seller-storefront', 'dispensary', 'default'],
  ['order-create', 'vendor', 'default'],
  ['order-drawer', 'vendor', 'inline'],
  ['batch-list', 'vendor', 'huge'],
] as const;

it.each([[lists], [searched]])('asks every screen that keeps its page in the address', (asked) =>
  expect(asked.map(([name]) => name)).toEqual(
    expect.arrayContaining(screensWith(/use(ListScreen|PageWithin|LocalRows|Growing)\(/)),
  ),
);

it.each(searched)(
  '%s: Back after a search that has fewer pages leads to the page that was looked at',
  async (name, as, scenario) => {
    const { user } = await openAt(name, as, scenario, 2);
    const { textContent: before } = await screen.findByText(pages);
    const { search: address } = location;
    await user.type(await screen.findByRole('searchbox'), 'zz');
    await waitFor(() => expect(screen.queryByText(before)).not.toBeInTheDocument());
    history.back();
    await waitFor(() => expect(screen.getByText(before)).toBeVisible());
    expect(location.search).toBe(address);
  },
);
