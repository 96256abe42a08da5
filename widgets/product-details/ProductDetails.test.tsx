import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import { changeAnswers } from '../../test/support/spoilAnswers';
import { emit } from '../../shared/events';
import {
  add,
  addPath,
  batchColumn,
  cartPath,
  casesField,
  open,
  productPath,
  said,
  sortBy,
  typeCases,
  writesOf,
  type Opened,
} from './page.testkit';

const name = 'Northern Lights flower';
const latest = 'EV-2405-0061';

describeScreen('product-details', {
  as: 'dispensary',
  shown: name,
  load: { method: 'GET', path: productPath, fails: 'The product could not be loaded.' },
  empty: 'There is nothing to order of this product.',
  hostile: /^=cmd\|/,
  readOnly: { without: /^Add/ },
  write: {
    method: 'POST',
    path: addPath,
    edit: (opened) => typeCases(opened, '3{Enter}'),
    send: (opened) => add(opened),
    saved: /^Added 3 cases of/,
    notSaved: /was not added\./,
    isTyped: async () => expect(await casesField()).toHaveValue('3'),
  },
});

type Order = Record<'variantId' | 'locationId' | 'quantity', number>;
/** What the server's cart has of the product. */
const inCart = async ({ backend }: Opened) =>
  (await backend.state<{ cart: { orders: Order[] } }>()).cart.orders
    .filter(({ variantId }) => variantId > 600)
    .map(({ variantId, locationId, quantity }) => `${variantId} at ${locationId}: ${quantity}`);

const choose = async ({ user }: Opened, batch = latest) =>
  user.click(await screen.findByRole('button', { name: `Choose ${batch}` }));

it('adds for each of the chosen locations, tells the page, and begins anew', async () => {
  const opened = await open();
  const heard = jest.fn();
  document.addEventListener('ww:cart-changed', heard, { once: true });
  await opened.user.click(await screen.findByRole('checkbox', { name: /Ferry Terminal/ }));
  await typeCases(opened, '2{Enter}');
  await opened.user.click(screen.getByRole('button', { name: 'Add 4 cases to cart' }));
  await said(/^Added 2 cases .* For each of 2 locations\.$/);
  expect(await inCart(opened)).toEqual(['611 at 101: 2', '611 at 102: 2']);
  const detail = { slug: 'evergreen-valley', totalItems: 7 };
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ detail }));
  await said('In cart · 4');
  expect(screen.getByRole('link', { name: 'View cart' })).toBeVisible();
  await waitFor(async () => expect(await casesField()).toHaveValue('1'));
});

it('says at the field how many cases there are, and sets them', async () => {
  const opened = await open();
  await choose(opened);
  expect(screen.queryByText(/beyond its stock/)).not.toBeInTheDocument();
  await add(opened, '90');
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 9 of 90 cases are available.');
  expect(await casesField()).toBeInvalid();
  await opened.user.click(screen.getByRole('button', { name: 'Set to 9' }));
  expect(await casesField()).toHaveValue('9');
  expect(await casesField()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await add(opened);
  await said(/^Added 9 cases of/);
  expect(await screen.findAllByText('Sold out')).not.toHaveLength(0);
  expect(await inCart(opened)).toEqual(['613 at 101: 9']);
});

it('keeps what is typed while cases are added, adds that next, and then begins anew', async () => {
  const opened = await open();
  await casesField();
  const hold = await opened.backend.hold('POST', addPath);
  await add(opened, '2');
  await hold.isAsked();
  await typeCases(opened, '7{Enter}');
  await hold.release();
  await screen.findByText(/^Added 2 cases/);
  await opened.user.tab();
  expect(await casesField()).toHaveValue('7');
  await add(opened);
  await screen.findByText(/^Added 7 cases/);
  await waitFor(async () => expect(await casesField()).toHaveValue('1'));
  await add(opened);
  await screen.findByText(/^Added 1 case of/);
  expect(await casesField()).toHaveValue('1');
});

it('looks into the cart once more while nobody knows, and sends nothing', async () => {
  const opened = await open();
  await casesField();
  await opened.backend.failNext('POST', addPath, 'drop-after-commit');
  const refused = { method: 'GET', path: cartPath, fault: 'forbidden-403', after: 1 } as const;
  await opened.backend.arm(refused);
  await add(opened);
  await said(/^We don’t know yet whether 1 case of/);
  await add(opened);
  expect(screen.getByText('Check the cart first.')).toBeVisible();
  await typeCases(opened, 'abc');
  await opened.user.click(screen.getByRole('button', { name: 'Check the cart' }));
  await said(/^Added 1 case of/);
  expect(await writesOf(opened.backend)).toHaveLength(1);
});

it('goes by the steps of the seller, and says why nothing can be added', async () => {
  const opened = await open({ scenario: 'by-steps' });
  expect(await casesField()).toHaveValue('2');
  await opened.user.click(screen.getByRole('button', { name: /^More: / }));
  expect(await casesField()).toHaveValue('4');
  await add(opened, '0');
  expect(screen.getByText('Enter at least 1 case.')).toBeVisible();
  expect(await writesOf(opened.backend)).toEqual([]);
  await add(opened, '3');
  expect(await screen.findByRole('alert')).toHaveTextContent('in steps of 2');
  for (const box of screen.getAllByRole('checkbox', { checked: true })) {
    await opened.user.click(box);
  }
  expect(screen.getByText('Choose a location.')).toBeVisible();
});

it('names the package size where batches queue, and asks for the batches of the chosen one', async () => {
  const opened = await open({ scenario: 'batch-queues' });
  await opened.user.click(await screen.findByRole('radio', { name: '28 g' }));
  await said(/The seller chooses the batch/);
  await waitFor(async () => expect(await batchColumn('Batch')).toEqual(['EV-2404-0061']));
  const asked = (await opened.backend.log()).filter(({ route }) => route === 'S25');
  expect(asked.at(-1)?.path).toContain('package_size_id=652');
  await add(opened);
  await said(/^Added 1 case of/);
  const [sent] = await writesOf(opened.backend);
  expect(sent).toMatchObject({
    path: '/shop/evergreen-valley/cart/package_size/652',
    body: { quantity: 1, dispensaryLocationIds: [101] },
  });
});

it('says in which order batches are sold where they queue, and adds their package size there', async () => {
  const { user, backend } = await open({ scenario: 'batch-queues' });
  await user.click(await sortBy('THC %'));
  await user.click(await sortBy('THC %'));
  expect(await batchColumn('Batch')).toEqual(['EV-2405-0061', 'EV-2403-0061']);
  expect(await batchColumn('In turn')).toEqual(['2', '1']);
  await user.click(await sortBy('In turn'));
  expect(await batchColumn('Batch')).toEqual(['EV-2403-0061', 'EV-2405-0061']);
  expect(screen.queryByRole('button', { name: /^Choose / })).not.toBeInTheDocument();
  await said(/The seller chooses the batch/);
  await user.click(screen.getByRole('button', { name: `Add 1 case of ${name}, 3.5 g` }));
  await said(/^Added 1 case of/);
  expect((await writesOf(backend))[0]?.path).toMatch(/\/package_size\/651$/);
});

it.each(['over-ordering', 'beyond-stock'])(
  'says before that the seller takes orders beyond its stock, and adds them: %s',
  async (scenario) => {
    const opened = await open({ scenario });
    await said('The seller takes orders beyond its stock.');
    await add(opened, '90');
    await said(/^Added 90 cases of/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it.each(['not-for-sale', 'preview'])('is not offered, nor sent: %s', async (scenario) => {
  const { user, backend } = await open({ scenario });
  await choose({ user, backend });
  expect(await screen.findAllByText('Chosen')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const asked = await backend.log();
  expect(asked.some(({ path }) => path.endsWith('?preview='))).toBe(scenario === 'preview');
  expect(await writesOf(backend)).toEqual([]);
});

it('sets batches side by side in order of any of them, and adds the chosen one there', async () => {
  const opened = await open();
  await opened.user.click(await sortBy('THC %'));
  expect(await batchColumn('THC %')).toEqual(['27.25', '28.10', '28.95']);
  await opened.user.click(await sortBy('THC %'));
  expect(await batchColumn('Batch')).toEqual([latest, 'EV-2404-0061', 'EV-2403-0061']);
  await opened.user.click(await sortBy('Case'));
  expect(await batchColumn('Case')).toEqual(['$369.00', '$384.00', '$580.50']);
  await choose(opened);
  expect(new URLSearchParams(location.search).get('product-details')).toBe('613');
  expect(screen.getByRole('radio', { name: `3.5 g, batch ${latest}` })).toBeChecked();
  await opened.user.click(await screen.findByRole('button', { name: `Add 1 case of ${latest}` }));
  await said(/^Added 1 case of .*EV-2405-0061 to your cart\.$/);
  expect(await inCart(opened)).toEqual(['613 at 101: 1']);
});

it('names the terpenes of a batch once the names are known', async () => {
  const { user } = await open({
    before: (page) => page.failNext('GET', '/storefront2/terpene-type', 'forbidden-403'),
  });
  const list = await screen.findByRole('list', { name: 'Terpenes' });
  expect(within(list).getAllByText(/^Terpene \d+$/)).not.toHaveLength(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await within(list).findByText('α-Bisabolol')).toBeVisible();
});

it('shows certificates and results of a batch, and files of the product', async () => {
  const opened = await open();
  await choose(opened);
  const link = await screen.findByRole('link', { name: `${latest}.pdf (opens in a new tab)` });
  expect(link).toHaveAttribute('href', expect.stringContaining('/media/coas/EV-2405-0061.pdf'));
  expect(screen.getAllByText('Passed')).toHaveLength(3);
  expect(screen.getByText('PNG · 1.3 MB')).toBeVisible();
  expect(screen.getByText('PDF · 97 kB')).toBeVisible();
});

const thumbnail = (suffix: string) => screen.findByRole('button', { name: `${name}${suffix}` });

it('shows its pictures by keys and by a swipe, and at full size', async () => {
  const { user } = await open();
  await user.click(await thumbnail(', picture 2'));
  await user.keyboard('{ArrowRight}');
  expect(await thumbnail(', picture 3')).toHaveFocus();
  expect(await thumbnail(', picture 3')).toHaveAttribute('aria-current', 'true');
  const large = screen.getByRole('button', { name: /^Show at full size/ });
  fireEvent(large, new MouseEvent('pointerdown', { bubbles: true, clientX: 200 }));
  fireEvent(large, new MouseEvent('pointerup', { bubbles: true, clientX: 100 }));
  expect(await thumbnail('')).toHaveAttribute('aria-current', 'true');
  await user.click(large);
  const dialog = await screen.findByRole('dialog', { name });
  expect(within(dialog).getByText('1 of 3')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await within(dialog).findByRole('img', { name: `${name}, picture 2` })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Zoom' }));
  const zoomed = { name: 'Zoom', pressed: true };
  expect(await within(dialog).findByRole('button', zoomed)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('opens in a drawer for the product that is wanted, and gives the focus back', async () => {
  const { user } = await open({ scenario: 'in-a-drawer' });
  const wanted = { slug: 'evergreen-valley', productId: 61 };
  const link = document.createElement('button');
  document.body.append(link);
  // The part that listens comes by itself.
  await waitFor(() => {
    link.focus();
    expect(emit(link, 'ww:product-wanted', wanted)).toBe(false);
  });
  const drawer = await screen.findByRole('dialog', { name });
  await user.click(await within(drawer).findByRole('button', { name: 'Add 1 case to cart' }));
  await said(/^Added 1 case of/);
  expect(location.search).not.toContain('product-details=');
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(link).toHaveFocus());
  // Out of a preview it is one, too.
  emit(link, 'ww:product-wanted', { ...wanted, preview: true });
  await said(/^This is what buyers see\./);
  expect(screen.queryByText(/^Added 1 case of/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});

it('shows what is left of an answer, and makes nothing up', async () => {
  changeAnswers(
    ({ url }) => url.includes(productPath),
    () => ({ id: 61, offers: [{ variantId: 611, batches: [{ reference: 'B1' }] }, null] }),
  );
  await open();
  expect(await screen.findByRole('heading', { name: '61' })).toBeVisible();
  expect(await screen.findAllByText('B1')).not.toHaveLength(0);
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
});
