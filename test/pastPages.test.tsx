import { screen, waitFor } from '@testing-library/react';
import { showPage } from './fixturePage';

/** Every list with pages in the address, and what its pages say of the last one. */
const lists = [
  ['batch-list', 'vendor', 'default', '1–12 of 12'],
  ['order-create', 'vendor', 'default', '26–30 of 30'],
  ['order-drawer', 'vendor', 'inline', '25–30 of 30'],
  ['seller-discovery', 'dispensary', 'default', /^([\d,]+) of \1 shown$/],
  ['seller-storefront', 'dispensary', 'default', /^([\d,]+) of \1 shown$/],
  ['products', 'vendor', 'default', '126–132 of 132'],
  ['quick-order', 'dispensary', 'default', '126–132 of 132'],
  ['user-list', 'vendor', 'default', '1–14 of 14'],
  ['vendor-brands', 'vendor', 'huge', /^[\d,]+–([\d,]+) of \1$/],
  ['vendor-dashboard', 'vendor', 'huge', /^[\d,]+–([\d,]+) of \1$/],
] as const;

it.each(lists)(
  '%s: a page that is no longer there is the last one, and the address follows without a step back',
  async (name, as, scenario, says) => {
    const query = new URLSearchParams({ config: 'attribute', as, scenario, [name]: 'page=999' });
    await showPage(`/${name}/?${query.toString()}`);
    const steps = history.length;
    await import(`../widgets/${name}/entry.tsx`);
    expect(await screen.findByText(says)).toBeVisible();
    await waitFor(() => expect(location.search).not.toContain('999'));
    expect(history.length).toBe(steps);
  },
);
