import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { showPage } from '../../test/support/fixturePage';
import { leaveAs } from '@shared/drafts/leaveAs.testkit';
import {
  blueDream,
  cartridge,
  cellOf,
  ferryTerminal,
  gelato,
  goTo,
  grid,
  mainStreet,
  noticesPath,
  open,
  openOrdered,
  orderedOf,
  orderPath,
  refreshPath,
  rowOf,
  settled,
  type,
  type Opened,
} from './page.testkit';

const asked = async ({ backend }: Pick<Opened, 'backend'>, route: string) =>
  (await backend.log())
    .filter((entry) => entry.route === route)
    .map(({ path }) => new URL(path, location.origin).searchParams);

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const cartPath = '/shop/evergreen-valley/cart/multi-cart/';
const atFerry = { dispensaryLocationIds: [102], variantId: 30101 };

describe('what is looked at', () => {
  it('is sorted and searched by the server, and stands in the address', async () => {
    const page = await open();
    await grid();
    await page.user.click(screen.getByTitle('Sort by Case'));
    await page.user.click(await screen.findByTitle('Sort by Case'));
    await page.user.type(screen.getByRole('searchbox'), 'gelato');
    await waitFor(async () => {
      const last = (await asked(page, 'S29')).at(-1);
      expect(last?.get('order-by')).toBe('-price');
      expect(last?.get('filter-text')).toBe('gelato');
    });
    expect(decodeURIComponent(location.search)).toContain('order-by=-price');
    expect(await screen.findByText(/^\d+ products? found$/)).toBeInTheDocument();
  });

  it('is found by its SKU, too', async () => {
    const page = await open();
    await grid();
    await page.user.type(screen.getByRole('searchbox'), 'ev-30101');
    expect(await screen.findByText('1 product found')).toBeInTheDocument();
    expect(await rowOf(cartridge)).toBeVisible();
  });

  it('has the chosen locations as columns, and reads what the rows come to there', async () => {
    const page = await open();
    await grid();
    expect(headers()).toContain(ferryTerminal);
    await page.user.click(screen.getByRole('button', { name: /^Locations/ }));
    await page.user.click(await screen.findByRole('checkbox', { name: ferryTerminal }));
    await waitFor(() => expect(headers()).not.toContain(ferryTerminal));
    expect(new URLSearchParams(location.search).get('quick-order')).toBe('location=101%2C103');
    await waitFor(async () => expect(await asked(page, 'S27')).toHaveLength(2));
    expect(await asked(page, 'S29')).toHaveLength(1);
  });

  it('reads again what a location orders that was out of sight', async () => {
    const page = await open();
    await grid();
    await page.user.click(screen.getByRole('button', { name: /^Locations/ }));
    const ferry = await screen.findByRole('checkbox', { name: ferryTerminal });
    await page.user.click(ferry);
    await waitFor(() => expect(headers()).not.toContain(ferryTerminal));
    expect(await byColleague('PUT', cartPath, { ...atFerry, quantity: 7 })).toBe(200);
    await page.user.click(ferry);
    await waitFor(() => expect(headers()).toContain(ferryTerminal));
    await waitFor(async () => expect(await cellOf(cartridge, 1)).toHaveTextContent(/^7/));
  });

  it('reads the order of a location that was not asked for before', async () => {
    const query = new URLSearchParams({ config: 'attribute', as: 'dispensary' });
    query.set('quick-order', 'location=101');
    await showPage(`/quick-order/?${query.toString()}`);
    await import('./entry');
    await grid();
    expect(headers()).not.toContain(ferryTerminal);
    const { backend } = await import('../../test/support/fixturePage');
    expect(
      (await asked({ backend }, 'S27')).map((each) => each.get('selectedLocationIds')),
    ).toEqual(['101']);
    fireEvent.click(screen.getByRole('button', { name: /^Locations/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: ferryTerminal }));
    await waitFor(async () => expect(await asked({ backend }, 'S27')).toHaveLength(2));
    await waitFor(async () => expect((await rowOf('total')).textContent).toMatch(/88/));
  });

  it('leaves only rows with cases, also those of other pages', async () => {
    const page = await open();
    await grid();
    await page.user.click(screen.getByRole('button', { name: 'Only rows with cases' }));
    await waitFor(async () => {
      const rows = [...(await grid()).querySelectorAll<HTMLElement>('[data-row]')];
      expect(rows.map(({ dataset }) => dataset.row)).toEqual([
        blueDream,
        'variant 41',
        'variant 21',
        'variant 31',
        'total',
      ]);
    });
    expect((await asked(page, 'S29')).at(-1)?.get('ordered-at')).toBe('101,102,103');
  });
});

describe('the page around it', () => {
  it('is told which product is wanted, and which cart has changed', async () => {
    const page = await open();
    const heard: unknown[] = [];
    const listen = (event: Event) => {
      heard.push([event.type, (event as CustomEvent).detail]);
      if (event.type === 'ww:product-wanted') event.preventDefault();
    };
    document.addEventListener('ww:product-wanted', listen);
    document.addEventListener('ww:cart-changed', listen);
    const link = within(await rowOf(blueDream)).getByRole('link', { name: 'Blue Dream flower' });
    const { href } = new URL('/product-details/?slug=evergreen-valley&product=1', location.href);
    expect(link).toHaveAttribute('href', href);
    await page.user.click(link);
    await type(page, cartridge, 0, '3');
    await settled();
    await waitFor(() => expect(heard).toHaveLength(2));
    document.removeEventListener('ww:product-wanted', listen);
    document.removeEventListener('ww:cart-changed', listen);
    expect(heard).toEqual([
      ['ww:product-wanted', { slug: 'evergreen-valley', productId: 1 }],
      ['ww:cart-changed', { slug: 'evergreen-valley', totalItems: 6 }],
    ]);
  });

  it('shows what the server says of the order, and says where that could not be read', async () => {
    const page = await open({
      before: (backend) => backend.failNext('GET', noticesPath, 'forbidden-403'),
    });
    expect(await screen.findByText(/The notices could not be read\./)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Orders placed before 14:00 leave the same day.')).toBeVisible();
  });

  it('reads what is said of the order again once a colleague has changed it', async () => {
    const page = await open({ scenario: 'changed-elsewhere' });
    await grid();
    expect(await asked(page, 'S28')).toHaveLength(1);
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(/Changed elsewhere/)).toBeVisible();
    await waitFor(async () => expect(await asked(page, 'S28')).toHaveLength(2));
  });

  it('says that the order could not be loaded, and loads it when it is tried again', async () => {
    const page = await open({
      before: (backend) => backend.failNext('GET', orderPath, 'forbidden-403'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order could not be loaded.');
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    await grid();
  });
});

interface Kept {
  line?: { offer: unknown; locationId: unknown };
  quantity?: number;
  was?: number;
  text?: string;
}

describe('what is not saved', () => {
  it('is offered again after a reload, with what was typed', async () => {
    const page = await open();
    await page.backend.failNext('PUT', refreshPath, 'login-redirect');
    await type(page, blueDream, 0, '6');
    await screen.findByRole('link', { name: /^Sign in/ });
    await goTo(cartridge, 1);
    await page.user.keyboard('8x');
    dispatchEvent(new Event('pagehide'));
    await showPage('/quick-order/?config=attribute');
    await page.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(6));
    expect(await within(await cellOf(cartridge, 1)).findByRole('textbox')).toHaveValue('8x');
  });

  it.each([
    ['row', 'filter-text%3Dgelato'],
    ['location', 'location%3D101'],
  ])('is brought back to a %s that is not shown', async (_what, query) => {
    const page = await open();
    await goTo(cartridge, 1);
    await page.user.keyboard('8x');
    dispatchEvent(new Event('pagehide'));
    await showPage(`/quick-order/?config=attribute&quick-order=${query}`);
    await page.user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await within(await cellOf(cartridge, 1)).findByRole('textbox')).toHaveValue('8x');
  });

  it('leads to a row that the list does not show when it is taken back', async () => {
    const page = await open();
    await page.backend.failNext('PUT', refreshPath, 'login-redirect');
    await type(page, blueDream, 0, '6');
    await screen.findByRole('link', { name: /^Sign in/ });
    dispatchEvent(new Event('pagehide'));
    await showPage('/quick-order/?config=attribute&quick-order=filter-text%3Dgelato');
    await page.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(6));
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await cellOf(blueDream, 0)).toHaveTextContent(/^4$/));
  });

  it('is offered again where it takes something out', async () => {
    const page = await open();
    await page.backend.failNext('DELETE', orderPath, 'login-redirect');
    await type(page, blueDream, 0, '0');
    await screen.findByRole('link', { name: /^Sign in/ });
    dispatchEvent(new Event('pagehide'));
    await showPage('/quick-order/?config=attribute');
    await page.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(0));
  });

  describe('at a location that is not shown', () => {
    const returnWithout = async (opening = open, key = cartridge, cases = '6') => {
      const page = await opening();
      await page.backend.failNext(cases === '0' ? 'DELETE' : 'PUT', orderPath, 'login-redirect');
      await type(page, key, 1, cases);
      await screen.findByRole('link', { name: /^Sign in/ });
      dispatchEvent(new Event('pagehide'));
      await showPage('/quick-order/?config=attribute&quick-order=location%3D101');
      await screen.findByRole('button', { name: 'Restore' });
      return page;
    };

    it('is sent where nobody has changed it', async () => {
      const page = await returnWithout();
      await page.user.click(screen.getByRole('button', { name: 'Restore' }));
      await waitFor(async () => expect(await orderedOf(page, 30101, 102)).toBe(6));
      await waitFor(() => expect(screen.queryByText(/colleague/)).not.toBeInTheDocument());
    });

    it('is sent where it takes something out', async () => {
      const page = await returnWithout(openOrdered, gelato, '0');
      await page.user.click(screen.getByRole('button', { name: 'Restore' }));
      await waitFor(async () => expect(await orderedOf(page, 21, 102)).toBe(0));
    });

    it('is asked about where somebody has', async () => {
      const page = await returnWithout();
      expect(await byColleague('PUT', cartPath, { ...atFerry, quantity: 3 })).toBe(200);
      await page.user.click(screen.getByRole('button', { name: 'Restore' }));
      expect(await screen.findByRole('button', { name: 'Use theirs, 3' })).toBeVisible();
      expect(await orderedOf(page, 30101, 102)).toBe(3);
    });
  });

  it('is offered too as earlier versions kept it', async () => {
    const page = await open();
    await page.backend.failNext('PUT', refreshPath, 'login-redirect');
    await type(page, blueDream, 0, '6');
    await screen.findByRole('link', { name: /^Sign in/ });
    await goTo(cartridge, 1);
    await page.user.keyboard('8x');
    leaveAs<Kept[]>((kept) => ({
      cells: kept.flatMap(({ line, quantity, was }) =>
        line ? [{ offer: line.offer, locationId: line.locationId, quantity, was }] : [],
      ),
      typed: kept.find(({ text }) => text !== undefined) ?? null,
    }));
    await showPage('/quick-order/?config=attribute');
    await page.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(6));
    expect(await within(await cellOf(cartridge, 1)).findByRole('textbox')).toHaveValue('8x');
  });
});

it('names the columns of the first locations where the buyer has many', async () => {
  await open({ scenario: 'twenty-locations' });
  await grid();
  expect(headers().filter((name) => name.startsWith('Harborview'))).toHaveLength(6);
  expect(headers()).toContain(`${mainStreet}, no. 1`);
});
