import { screen, waitFor, within } from '@testing-library/react';
import { emit } from '../../shared/events';
import { showPage } from '../../test/support/fixturePage';
import { asked, namesShown, rewriteAnswers } from '../../shared/storefront/products.testkit';
import { listPath, open, startPreview, type Opened } from './page.testkit';

const toggle = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });
const says = (text: RegExp) => screen.findByText(text, { selector: '[role=status]' });

/** Chooses the first products of the list to be compared; returns their names. */
async function choose({ user }: Opened, count: number): Promise<string[]> {
  const names = (await namesShown()).flatMap((name) => name ?? []).slice(0, count);
  for (const name of names) await user.click(toggle(name));
  return names;
}

const openTable = async ({ user }: Opened) => {
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  return within(await screen.findByRole('dialog')).getByRole('table');
};

const cellsOf = (table: HTMLElement, label: string) =>
  within(within(table).getByRole('rowheader', { name: label }).closest('tr') ?? table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('products side by side', () => {
  it('are up to four, a column each, by what a buyer decides', async () => {
    const opened = await open();
    const names = await choose(opened, 5);
    const [first = '', second = '', , , fifth = ''] = names;
    expect(await says(/^4 products can be compared at once\. Remove one/)).toBeVisible();
    expect(toggle(fifth)).not.toBeChecked();
    const table = await openTable(opened);
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => within(head).getByRole('link').textContent)).toEqual(
      names.slice(0, 4),
    );
    for (const label of ['Package', 'THC %', 'Terpenes', 'Price a case', 'Each']) {
      expect(cellsOf(table, label).some((text) => /\w/.test(text))).toBe(true);
    }
    expect(cellsOf(table, 'Price a case')[0]).toBe('$432.50');
    expect(cellsOf(table, 'Tested')[0]).toMatch(/, 2026$/);
    expect(cellsOf(table, 'Expires')[0]).toMatch(/, 2027$/);
    await opened.user.click(within(table).getByRole('button', { name: `Remove ${first}` }));
    expect(within(table).getByRole('button', { name: `Remove ${second}` })).toHaveFocus();
    await opened.user.keyboard('{Escape}');
    expect(await says(/^3 products to compare$/)).toBeVisible();
    expect(toggle(first)).not.toBeChecked();
  });

  it('are chosen from the table too, kept over a search, and cleared, where the focus goes to the last one', async () => {
    const opened = await open({ scenario: 'table' });
    const { user } = opened;
    const [first, second] = await screen.findAllByRole('checkbox', { name: /^Compare / });
    if (first) await user.click(first);
    expect(await says(/^1 product to compare · Choose another one$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
    if (second) await user.click(second);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(second).toHaveFocus();
    for (const box of [first, second]) if (box) await user.click(box);
    await user.type(screen.getByRole('searchbox'), 'gummies{Enter}');
    await screen.findByText('15 products found');
    expect(await says(/^2 products to compare$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
    // Those are on another page of the list: the choice could begin again at its start.
    expect(screen.getAllByRole('checkbox', { name: /^Compare / })[0]).toHaveFocus();
  });

  it('come back with the page, for whom they were chosen alone', async () => {
    const opened = await open({ as: 'vendor' });
    const [first = ''] = await choose(opened, 2);
    await opened.user.type(screen.getByRole('searchbox'), 'gummies{Enter}');
    await screen.findByText('15 products found');
    await showPage(location.pathname + location.search);
    await namesShown();
    expect(await says(/^2 products to compare$/)).toBeVisible();
    await startPreview(opened);
    await waitFor(() => expect(screen.queryByText(/to compare$/)).not.toBeInTheDocument());
    await opened.user.click(screen.getByRole('button', { name: 'End preview' }));
    expect(await says(/^2 products to compare$/)).toBeVisible();
    const table = await openTable(opened);
    expect(within(table).getByRole('link', { name: first })).toBeVisible();
  });

  it('come back as the list has them by now', async () => {
    const opened = await open();
    await choose(opened, 2);
    rewriteAnswers(listPath, '432.50', '999.99');
    await showPage(location.pathname + location.search);
    await namesShown();
    expect(cellsOf(await openTable(opened), 'Price a case')[0]).toBe('$999.99');
  });

  it('lead to a product that the page shows, with the focus on “Compare” for the way back', async () => {
    const opened = await open();
    const [first = ''] = await choose(opened, 2);
    const table = await openTable(opened);
    let opener: Element | null = null;
    const show = (event: Event) => {
      opener = document.activeElement;
      event.preventDefault();
    };
    document.addEventListener('ww:product-wanted', show, { once: true });
    await opened.user.click(within(table).getByRole('link', { name: first }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toBe(screen.getByRole('button', { name: 'Compare' }));
  });

  it('are let go when somebody shops for another location, and come back with the former one', async () => {
    const opened = await open();
    await choose(opened, 2);
    await says(/^2 products to compare$/);
    const shopFor = async (locationId: number) => {
      const { status } = await fetch(
        new URL(`/storefront2/shop-as/location/${String(locationId)}`, location.origin),
      );
      expect(status).toBe(200);
      emit(document.body, 'ww:location-changed', { dispensaryId: 5, locationId });
    };
    await shopFor(102);
    await waitFor(() => expect(screen.queryByText(/to compare/)).not.toBeInTheDocument());
    await waitFor(async () => expect(await asked(opened, 'S31')).toHaveLength(2));
    await shopFor(101);
    expect(await says(/^2 products to compare$/)).toBeVisible();
  });
});
