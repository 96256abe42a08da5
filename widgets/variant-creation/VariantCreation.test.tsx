import { screen, waitFor, within } from '@testing-library/react';
import { emit } from '@shared/events';
import { describeScreen } from '../../test/support/describeScreen';
import {
  box,
  button,
  cell,
  chooseTwo,
  created,
  field,
  open,
  pasteAt,
  paths,
  press,
  reload,
  rowOf,
  sent,
  tick,
  type,
} from './page.testkit';

describeScreen('variant-creation', {
  as: 'vendor',
  shown: 'Package size',
  load: { method: 'GET', path: paths.list, fails: 'The product could not be loaded.' },
  empty: 'This product has no options yet.',
  hostile: '<img src=x onerror=alert(1)>',
  readOnly: { without: /Create|Add|Choose/ },
  write: {
    method: 'POST',
    path: paths.create,
    edit: chooseTwo,
    send: (opened) => press(opened, 'Create 2 variants'),
    saved: 'Created 2 variants.',
    notSaved: /No variants were created\./,
    isTyped: async () => {
      expect(await box('Pouch')).toBeChecked();
      expect(await cell('1 g · Pouch', 'Price')).toHaveTextContent('$12.50');
    },
  },
});

describe('the matrix', () => {
  it('makes every combination of what is ticked, and marks what the product has', async () => {
    const opened = await open();
    await tick(opened, '1 g', '7 g', 'Jar', 'Tin');
    const grid = await screen.findByRole('grid', { name: 'Variants' });
    expect(within(grid).getAllByRole('row')).toHaveLength(5);
    expect(within(await rowOf('1 g · Jar')).getByText('Exists')).toBeVisible();
    expect(screen.getByText('2 new variants · 2 exist')).toBeVisible();
    await press(opened, 'Create 2 variants');
    // Without a price the server takes none.
    expect(await screen.findByText(/^2 variants were not created\./)).toBeVisible();
    const [first] = await sent(opened);
    expect(first?.map(({ sku }) => sku)).toEqual(['BDF-1G-TIN', 'BDF-7G-TIN']);
  });

  it('takes a value that the product does not offer yet, by Enter', async () => {
    const opened = await open();
    await tick(opened, '28 g');
    await type(opened, 'Another value of Packaging', 'Glass jar');
    await opened.user.keyboard('{Enter}');
    expect(await box('Glass jar')).toBeChecked();
    expect(await cell('28 g · Glass jar', 'SKU')).toHaveTextContent('BDF-28G-GLASSJAR');
    expect(await field('Another value of Packaging')).toHaveValue('');
  });

  it('leaves out a combination, and takes it in again', async () => {
    const opened = await open();
    await tick(opened, '1 g', '7 g', 'Tin');
    await press(opened, 'Leave out 7 g · Tin');
    expect(await button('Create 1 variant')).toBeVisible();
    expect(within(await rowOf('7 g · Tin')).getByText('Left out')).toBeVisible();
    await press(opened, 'Take in 7 g · Tin');
    expect(await button('Create 2 variants')).toBeVisible();
  });
});

describe('names and SKUs', () => {
  it('follow a pattern, with what it makes beside it, and not where one was written', async () => {
    const opened = await open();
    await tick(opened, '1 g', '7 g', 'Tin');
    await opened.user.click(await cell('7 g · Tin', 'Name'));
    await opened.user.keyboard('Mine{Enter}');
    await type(opened, 'Names', '{Packaging} of {product}');
    expect(await field('Names')).toHaveAccessibleDescription(
      /For example: Tin of Blue Dream flower/,
    );
    expect(await cell('1 g · Tin', 'Name')).toHaveTextContent('Tin of Blue Dream flower');
    expect(await cell('7 g · Tin', 'Name')).toHaveTextContent('Mine');
  });

  it('say which word of a pattern is none, and make nothing of it', async () => {
    const opened = await open();
    await tick(opened, '1 g', 'Tin');
    await type(opened, 'SKUs', '{colour}');
    expect(await field('SKUs')).toHaveAccessibleDescription(/There is no option “colour”\./);
    expect(await button('Create 1 variant')).toBeDisabled();
  });

  it('say that an SKU stands twice', async () => {
    const opened = await open();
    await tick(opened, '1 g', '7 g', 'Tin');
    await type(opened, 'SKUs', '{product}');
    expect(await cell('7 g · Tin', 'SKU')).toHaveAccessibleDescription(
      /Another variant has this SKU\./,
    );
  });
});

describe('prices and stock', () => {
  it('are pasted as one step, which Undo takes back and Redo brings again', async () => {
    const opened = await open();
    await tick(opened, '1 g', '7 g', 'Tin');
    await pasteAt(opened, '1 g · Tin', 'Price', '12.50\t8\nmany\t9\n');
    expect(await screen.findByText(/^3 cells pasted\. 1 cell was left out:/)).toBeVisible();
    expect(screen.getByText(/Row 2, column 1, “many”/)).toBeVisible();
    expect(await cell('1 g · Tin', 'Price')).toHaveTextContent('$12.50');
    await press(opened, 'Undo edit');
    expect(await cell('1 g · Tin', 'Price')).toHaveTextContent('');
    expect(await cell('7 g · Tin', 'Stock')).toHaveTextContent('');
    await press(opened, 'Redo edit');
    expect(await cell('7 g · Tin', 'Stock')).toHaveTextContent('9');
  });
});

describe('creating', () => {
  it('says at its row what is wrong, creates the others, and after mending this one', async () => {
    const opened = await open();
    await tick(opened, '1 g', '7 g', 'Tin');
    await pasteAt(opened, '1 g · Tin', 'Price', '12.50\t8\n');
    await press(opened, 'Create 2 variants');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '1 variant was created. 1 variant was not created. What is wrong stands at its row.',
    );
    expect(await cell('7 g · Tin', 'Price')).toHaveAccessibleDescription(/Enter a price\./);
    expect(within(await rowOf('1 g · Tin')).getByText('Exists')).toBeVisible();
    await pasteAt(opened, '7 g · Tin', 'Price', '40\t2\n');
    expect(screen.queryByText(/Enter a price\./)).toBeNull();
    await press(opened, 'Create 1 variant');
    expect(await screen.findByText('Created 1 variant.')).toBeVisible();
    expect(await created(opened)).toEqual(['BDF-1G-TIN', 'BDF-7G-TIN']);
  });

  it('tells the page which variants are there now, and not those that were refused', async () => {
    const told: unknown[] = [];
    const listen = (event: Event) => told.push((event as CustomEvent).detail);
    document.addEventListener('ww:variants-created', listen);
    const opened = await open();
    await tick(opened, '1 g', '7 g', 'Tin');
    await pasteAt(opened, '1 g · Tin', 'Price', '12.50\t8\n');
    await press(opened, 'Create 2 variants');
    await screen.findByText(/^1 variant was created\./);
    document.removeEventListener('ww:variants-created', listen);
    expect(JSON.stringify(told)).toMatch(
      /^\[\{"productId":\d+,"variants":\[\{"id":\d+,"name":"[^"]*1 g[^"]*","sku":"BDF-1G-TIN"\}\]\}\]$/,
    );
  });

  it.each(['drop-after-commit', 'drop-before'] as const)(
    'looks up what became of it where the answer was lost: %s',
    async (fault) => {
      const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
      await chooseTwo(opened);
      await opened.backend.failNext('POST', paths.create, fault);
      await press(opened, 'Create 2 variants');
      const isThere = fault === 'drop-after-commit';
      expect(
        await screen.findByText(isThere ? 'Created 2 variants.' : /No variants were created\./),
      ).toBeVisible();
      expect(await created(opened)).toHaveLength(isThere ? 2 : 0);
    },
  );

  it('sends none that somebody else has created by then', async () => {
    const opened = await open();
    await chooseTwo(opened);
    const [variant] = await byColleague('1 g');
    expect(variant).toBe('MINE-1');
    await press(opened, 'Create 2 variants');
    expect(await screen.findByText('Created 1 variant. 1 existed already.')).toBeVisible();
    expect((await sent(opened)).at(-1)).toHaveLength(1);
    expect(await created(opened)).toHaveLength(2);
  });

  it('offers after a reload what was chosen and written', async () => {
    const opened = await open();
    await chooseTwo(opened);
    await reload();
    await press(opened, 'Restore');
    expect(await box('Pouch')).toBeChecked();
    expect(await cell('3.5 g · Pouch', 'Price')).toHaveTextContent('$40.00');
    expect(await button('Create 2 variants')).toBeVisible();
  });

  it('discards them once that is confirmed', async () => {
    const opened = await open();
    await chooseTwo(opened);
    await press(opened, 'Discard');
    await press(opened, 'Discard variants');
    expect(await screen.findByText('Choose what to combine.')).toBeVisible();
    expect(await box('Pouch')).not.toBeChecked();
  });
});

describe('the dialog', () => {
  it('keeps what is written when it is closed, creates, and gives the focus back', async () => {
    const opened = await open({ scenario: 'dialog' });
    await press(opened, 'Create variants');
    await screen.findByRole('dialog', { name: 'Create variants of Blue Dream flower' });
    await chooseTwo(opened);
    await press(opened, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(opened, 'Create variants');
    expect(await cell('1 g · Pouch', 'Price')).toHaveTextContent('$12.50');
    await press(opened, 'Create 2 variants');
    expect(await screen.findByText('Created 2 variants.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await created(opened)).toHaveLength(2);
    await waitFor(async () => expect(await button('Create variants')).toHaveFocus());
  });
});

/** Somebody else creates a variant elsewhere. */
const byColleague = async (size: string) => {
  const host = document.querySelector<HTMLElement>('[data-widget]');
  const { csrf } = JSON.parse(host?.dataset.config ?? '{}') as { csrf?: { token?: string } };
  const variant = {
    values: [
      { optionId: 901, value: size },
      { optionId: 902, value: 'Pouch' },
    ],
    name: 'Theirs',
    sku: 'MINE-1',
    price: '1.00',
    stock: 1,
  };
  const { status } = await fetch(new URL(paths.create, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf?.token ?? '' },
    body: JSON.stringify({ productId: 1, variants: [variant] }),
  });
  expect(status).toBe(200);
  return [variant.sku];
};

describe('beside another screen', () => {
  const beside = (productId?: number) =>
    open({
      config: ({ urls, ...given }) => ({
        ...given,
        display: 'dialog',
        ...(productId !== undefined && { productId }),
        urls: { ...(urls as object), variants: `${paths.list}?product={productId}` },
      }),
    });
  const addOpener = () => {
    const link = document.createElement('button');
    document.body.append(link);
    return link;
  };
  const want = async (link: HTMLElement, productId: number) =>
    // The part that listens comes by itself.
    waitFor(() => {
      link.focus();
      expect(emit(link, 'ww:variants-wanted', { productId })).toBe(false);
    });

  it('opens for the product that is wanted, makes variants of it, and gives the focus back', async () => {
    const opened = await beside();
    const link = addOpener();
    await want(link, 2);
    const dialog = await screen.findByRole('dialog', {
      name: 'Create variants of Gelato #33 flower',
    });
    await tick(opened, '454 g bulk', 'Tin');
    await pasteAt(opened, '454 g bulk · Tin', 'Price', '90\t2\n');
    await press(opened, 'Create 1 variant');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(link).toHaveFocus();
    const body = (await opened.backend.log()).find(({ path }) => path === paths.create)?.body;
    expect(body).toMatchObject({ productId: 2 });
    await want(link, 1);
    expect(await screen.findByRole('dialog', { name: /of (?!Gelato #33 flower)/ })).toBeVisible();
    link.remove();
  });

  it('says why it shows nothing, and tries again', async () => {
    const { backend, user } = await beside();
    await backend.failNext('GET', paths.list, 'forbidden-403');
    const link = addOpener();
    await want(link, 2);
    const dialog = within(await screen.findByRole('dialog', { name: 'Create variants' }));
    expect(await dialog.findByText(/^The product could not be loaded\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('dialog', { name: 'Create variants of Gelato #33 flower' });
    link.remove();
  });

  it('offers in the dialog what an earlier visit left of that product', async () => {
    const opened = await beside();
    const link = addOpener();
    await want(link, 2);
    await tick(opened, '454 g bulk', 'Tin');
    await press(opened, 'Cancel');
    await want(link, 1);
    await screen.findByRole('dialog');
    await press(opened, 'Cancel');
    await want(link, 2);
    await press(opened, 'Restore');
    expect(await box('Tin')).toBeChecked();
    link.remove();
  });

  it('leaves the link of another product than its own to the page', async () => {
    await open({ scenario: 'dialog' });
    const link = addOpener();
    await want(link, 1);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(emit(link, 'ww:variants-wanted', { productId: 2 })).toBe(true);
    link.remove();
  });
});
