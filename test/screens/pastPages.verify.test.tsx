import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../support/fixturePage';
import { screensWith } from '../support/screensWith';

/** Every list with pages in the address, by the hook that keeps them there, and a scenario in which it has several. */
const lists = [
  ...screensWith(/use(ListScreen|PageWithin|LocalRows)\(/).map((name) => [name, 'huge'] as const),
  // Their pages stay below each other: of very many the last is not reached.
  ...screensWith(/useGrowing\(/).map((name) => [name, 'default'] as const),
  // The address of an order's items is kept without these hooks.
  ['order-create', 'default'],
  ['order-drawer', 'inline'],
] as const;

/** Opens a list at a page of its address. */
const openAt = async (name: string, scenario: string, page: number) => {
  const user = userEvent.setup();
  const query = new URLSearchParams({ config: 'attribute', scenario, [name]: `page=${page}` });
  await showPage(`/${name}/?${query.toString()}`);
  const steps = history.length;
  await import(`../../widgets/${name}/entry.tsx`);
  if (name === 'public-storefront') {
    await user.click(await screen.findByRole('button', { name: /^Yes/ }));
  }
  return { user, steps };
};

/** What a list says of its last page, and of any but the first. */
const lastPage = /^(?!1–)[\d,]+–([\d,]+) of \1$|^([\d,]+) of \2 shown$/;
const laterPage = /^(?!1–)[\d,]+–[\d,]+ of [\d,]+$|^[\d,]+ of [\d,]+ shown$/;

it.each(lists)(
  '%s: a page that is no longer there is the last one, and the address follows without a step back',
  async (name, scenario) => {
    const { steps } = await openAt(name, scenario, 999);
    expect(await screen.findByText(lastPage)).toBeVisible();
    await waitFor(() => expect(location.search).not.toContain('999'));
    expect(history.length).toBe(steps);
  },
);

it.each(lists)(
  '%s: Back after a search that has fewer pages leads to the page that was looked at',
  async (name, scenario) => {
    const { user } = await openAt(name, scenario, 2);
    const { textContent: before } = await screen.findByText(laterPage);
    const { search: address } = location;
    await user.type(await screen.findByRole('searchbox'), 'zz');
    await waitFor(() => expect(screen.queryByText(before)).not.toBeInTheDocument());
    history.back();
    await waitFor(() => expect(screen.getByText(before)).toBeVisible());
    expect(location.search).toBe(address);
  },
);
