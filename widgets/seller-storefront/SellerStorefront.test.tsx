import { screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import { showPage } from '../../test/support/fixturePage';
import { emit } from '../../shared/events';
import {
  asked,
  addButton,
  cardOf,
  casesOf,
  namesShown,
  rewriteAnswers,
  saidOn,
} from '../../shared/storefront/products.testkit';
import { addPath, favoritePath, headPath, listPath, open, search } from './page.testkit';

const evergreen = 'Evergreen Valley Farms';
const product = 'Acapulco Gold cartridge';

describeScreen('seller-storefront', {
  as: 'dispensary',
  shown: product,
  load: { method: 'GET', path: listPath, fails: 'The products could not be loaded.' },
  empty: 'There are no products yet.',
  hostile: '<img src=x onerror="window.x=1"> & Sons',
  readOnly: { without: /^(Add|Favorite)/ },
  write: {
    method: 'POST',
    path: addPath,
    edit: async ({ user }) => {
      const field = await casesOf(product);
      await user.clear(field);
      await user.type(field, '2{Enter}');
    },
    send: async ({ user }) => user.click(await addButton(product)),
    saved: `Added 2 cases of ${product} to your cart.`,
    notSaved: `${product} was not added.`,
    isTyped: async () => expect(await casesOf(product)).toHaveValue('2'),
  },
});

describe('the list', () => {
  it('asks by the names of the specification, and keeps in the address what is asked', async () => {
    const opened = await open();
    const { user } = opened;
    await namesShown();
    await user.type(await search(), 'flower{Enter}');
    await user.click(screen.getByRole('button', { name: 'Brand' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Evergreen Reserve/ }));
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.click(await screen.findByRole('checkbox', { name: 'In stock' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Indica/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-price');
    await waitFor(async () => {
      const last = (await asked(opened, 'S31')).at(-1);
      expect(Object.fromEntries(last ?? [])).toEqual({
        'filter-text': 'flower',
        'brand-filter': '301',
        'phenotype-filter': 'indica',
        'status-filter': 'visible',
        'inventory-filter': 'instock',
        'order-by': '-price',
        page: '1',
        'per-page': '24',
      });
    });
    for (const part of ['flower', 'instock', 'indica', '-price']) {
      expect(decodeURIComponent(location.search)).toContain(part);
    }
    expect(
      await screen.findByRole('button', { name: 'Remove the filter Phenotype: Indica' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'More filters · 2' })).toBeVisible();
  });

  it('says with each choice how many it leaves, and names what leaves none', async () => {
    const { user } = await open();
    await namesShown();
    await user.click(screen.getByRole('button', { name: 'Category' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Vapes \d+$/ }));
    await user.click(screen.getByRole('button', { name: 'Category · 1' }));
    await user.type(await search(), 'nothing has this name{Enter}');
    expect(await screen.findByText('No product fits.')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Search without “nothing has this name”' }),
    );
    expect((await namesShown()).length).toBeGreaterThan(0);
  });

  it('grows by "Show more", and comes back as long as it was', async () => {
    const opened = await open({ scenario: 'huge' });
    const { user } = opened;
    expect(await namesShown()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/^48 of [\d,]+ shown$/)).toBeVisible();
    const name = (await namesShown())[24] ?? '';
    const next = within(await cardOf(name)).getByRole('link', { name });
    await waitFor(() => expect(next).toHaveFocus());
    expect((await asked(opened, 'S31')).map((query) => query.get('page'))).toEqual(['1', '2']);
    await showPage(location.pathname + location.search);
    expect(await screen.findByText(/^48 of [\d,]+ shown$/)).toBeVisible();
  });

  it('is read anew when others change the cart, and its minimum also after an own addition', async () => {
    const opened = await open({ scenario: 'below-minimum' });
    await opened.user.click(await addButton(product));
    await waitFor(async () => expect(await asked(opened, 'S30')).toHaveLength(2));
    const tell = (slug: string) => emit(document.body, 'ww:cart-changed', { slug, totalItems: 9 });
    tell('another-seller');
    expect(await saidOn(product, 'In cart · 1')).toBeVisible();
    expect(await asked(opened, 'S31')).toHaveLength(1);
    tell('evergreen-valley');
    await waitFor(async () => expect(await asked(opened, 'S31')).toHaveLength(2));
    expect(await asked(opened, 'S30')).toHaveLength(3);
  });

  it('stands without its head when that cannot be read, and gets it when it is tried again', async () => {
    const { user } = await open({
      before: (page) => page.failNext('GET', headPath, 'forbidden-403'),
    });
    await namesShown();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: evergreen })).toBeVisible();
  });
});

describe('the seller', () => {
  it('is named with its banner, its picture and how far the cart is from its minimum', async () => {
    await open({ scenario: 'below-minimum' });
    expect(await screen.findByRole('heading', { name: evergreen })).toBeVisible();
    const hero = await screen.findByRole('link', { name: 'The autumn harvest is in' });
    expect(hero).toHaveAttribute('href', expect.stringContaining('/storefront/evergreen-valley/'));
    const meter = screen.getByRole('meter', { name: /^Minimum order at Harborview/ });
    expect(meter).toHaveAttribute('aria-valuetext', '$816.00 of $2,500.00');
    expect(screen.getByText(/Add \$1,684\.00 more/)).toBeVisible();
  });

  const noOrders = 'You can look at the products, but nothing can be ordered for now.';
  const mayBeHeld = 'You can order. The seller may hold your order before it is sent.';

  it.each([
    ['closed', 'Not taking orders', noOrders],
    ['paused', 'Orders paused', noOrders],
    ['held', 'Orders may be held', mayBeHeld],
  ])('that is %s says so in words, and offers what can be had', async (scenario, title, says) => {
    await open({ scenario });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(says)).toBeVisible();
    const card = within(await cardOf(product));
    if (scenario === 'held') expect(card.getByRole('button', { name: /^Add/ })).toBeVisible();
    else expect(card.getByText('Not for sale')).toBeVisible();
    expect(card.queryAllByRole('button', { name: /^Add/ })).toHaveLength(
      Number(scenario === 'held'),
    );
  });

  it('that takes no orders offers none, whatever is left out of its products', async () => {
    rewriteAnswers(listPath, '"is_saleable":false,', '');
    await open({ scenario: 'closed' });
    await screen.findByText('Not taking orders');
    await cardOf(product);
    expect(screen.queryByText('Not for sale')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('is a favorite at once, and after a lost answer only once that is known', async () => {
    const { user, backend } = await open();
    await backend.failNext('POST', favoritePath, 'drop-after-commit');
    const heart = await screen.findByRole('button', { name: `Favorite: ${evergreen}` });
    await user.click(heart);
    await screen.findByText(`${evergreen} was added to your favorites.`);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    const { isAsked, release } = await backend.hold('POST', favoritePath);
    await user.click(heart);
    await isAsked();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await release();
  });

  it('decides how its products are shown first, until a person chooses for the visits to come', async () => {
    const { user } = await open({ scenario: 'table' });
    const table = await screen.findByRole('table', { name: 'Products' });
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Highest price');
    expect(within(table).getAllByText('$890.01')[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cards' }));
    expect((await namesShown()).length).toBe(24);
    await showPage(location.pathname + location.search);
    expect((await namesShown()).length).toBe(24);
  });

  it('has a row in its table for what has no package', async () => {
    rewriteAnswers(listPath, '"variants":', '"unknown":');
    await open({ scenario: 'table' });
    const table = await screen.findByRole('table', { name: 'Products' });
    expect(within(table).getAllByText('Sold out')).toHaveLength(24);
  });

  it.each([
    ['what each costs', 'no-price-per-each', /each/],
    ['how much is left', 'over-ordering', /available/],
  ])('says %s only where it wants that said', async (_, scenario, text) => {
    await open();
    expect(await saidOn(product, text)).toBeVisible();
    await open({ scenario });
    await saidOn(product, '$432.50');
    expect(within(await cardOf(product)).queryByText(text)).not.toBeInTheDocument();
  });
});

describe('adding', () => {
  it('goes by legal steps, and then says how much is in the cart', async () => {
    const { user, backend } = await open();
    const name = 'Acapulco Gold gummies';
    expect(await casesOf(name)).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: `More: ${name}` }));
    expect(await casesOf(name)).toHaveValue('10');
    await user.click(await addButton(name));
    expect(await saidOn(name, 'In cart · 10')).toBeVisible();
    expect(await casesOf(name)).toHaveValue('5');
    expect(await addButton(name)).toHaveFocus();
    const [sent] = (await backend.log()).filter(({ route }) => route === 'S3');
    expect(sent?.body).toMatchObject({ quantity: 10, dispensaryLocationIds: [101] });
  });

  it('takes what is typed when the button is pressed right after, and nothing that is no number', async () => {
    const { user, backend } = await open();
    const field = await casesOf(product);
    await user.clear(field);
    await user.type(field, 'some');
    await user.click(await addButton(product));
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, '3');
    await user.click(await addButton(product));
    expect(await saidOn(product, 'In cart · 3')).toBeVisible();
    expect((await backend.log()).filter(({ route }) => route === 'S3')).toHaveLength(1);
  });

  it('keeps what was typed meanwhile when a lost answer is looked up', async () => {
    const { user, backend } = await open();
    await backend.failNext('POST', addPath, 'drop-after-commit');
    const path = '/shop/evergreen-valley/cart/multi-cart/:token';
    const unread = { method: 'GET', path, fault: 'forbidden-403', times: 1, after: 1 } as const;
    await backend.arm(unread);
    await user.click(await addButton(product));
    await screen.findByRole('button', { name: 'Check the cart' });
    const field = await casesOf(product);
    await user.clear(field);
    await user.type(field, '3{Enter}');
    await user.click(await addButton(product));
    expect(await saidOn(product, 'In cart · 1')).toBeVisible();
    expect(field).toHaveValue('3');
  });

  it('offers what is left of what it asked too much of', async () => {
    const { user } = await open();
    await user.type(await search(), 'blue dream flower{Enter}');
    const name = 'Blue Dream flower, 3.5 g';
    expect(await saidOn('Blue Dream flower', 'In cart · 4')).toBeVisible();
    const field = await casesOf(name);
    await user.clear(field);
    await user.type(field, '50{Enter}');
    await user.click(await addButton(name));
    await user.click(await screen.findByRole('button', { name: /^Set to \d+$/ }));
    expect(await casesOf(name)).not.toHaveValue('50');
  });

  it.each([
    ['sold-out', false],
    ['beyond-stock', true],
  ])('takes more than there is only where the seller allows it: %s', async (scenario, isTaken) => {
    const { user } = await open({ scenario });
    await user.type(await search(), 'gelato #33 flower{Enter}');
    const sizes = await screen.findByRole('combobox', { name: 'Package of Gelato #33 flower' });
    await user.selectOptions(sizes, '21');
    const card = await cardOf('Gelato #33 flower');
    expect(within(card).queryAllByText('Sold out')).toHaveLength(Number(!isTaken));
    const [add] = within(card).queryAllByRole('button', { name: /^Add Gelato/ });
    expect(add !== undefined).toBe(isTaken);
    if (!add) return;
    await user.click(add);
    expect(await saidOn('Gelato #33 flower', 'In cart · 3')).toBeVisible();
  });

  it('names the package size where the seller chooses the batch', async () => {
    const { user, backend } = await open({ scenario: 'batch-queues' });
    await user.click(await addButton(product));
    expect(await saidOn(product, 'In cart · 1')).toBeVisible();
    const log = await backend.log();
    expect(log.filter(({ route }) => route === 'S4')).toHaveLength(1);
    expect(log.filter(({ route }) => route === 'S3')).toHaveLength(0);
  });

  it('has one choice for all batches of a size where the seller groups them', async () => {
    const { user } = await open({ scenario: 'aggregate-variants' });
    await user.type(await search(), 'northern lights flower{Enter}');
    const sizes = await screen.findByRole('combobox', {
      name: 'Package of Northern Lights flower',
    });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['3.5 g · case of 24 · 2 batches', '28 g · case of 6 · EV-2404-0061']);
  });
});
