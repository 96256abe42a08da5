import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import * as grid from '../../widgets/inventory-pricing/page.testkit';
import * as list from '../../widgets/products/page.testkit';

// Drawn by two screens: products, which are saved all in one call, and prices, a hundred rows at a time.

const gelatoId = 2;

/** The list with what fits the search alone. */
const openAt = async (text = list.gelato) => {
  const opened = await list.open();
  await list.searchFor(opened, text);
  await list.untilShown([text]);
  await list.priceOf(text);
  return opened;
};

const changeGelato = async (change: object) => {
  const products = [{ id: gelatoId, ...change }];
  expect(await byColleague('PATCH', list.productsPath, { products })).toBe(200);
};

const changePrices = async (prices: object[]) =>
  expect(await byColleague('POST', grid.paths.update, { prices })).toBe(200);

const block = (count: number, from = 300) =>
  Array.from({ length: count }, (_, at) => `${from + at}`).join('\n');

describe('rows that are saved all at once', () => {
  it('takes a save back by one press, until somebody else saves', async () => {
    const opened = await openAt();
    const before = await list.stored(opened, gelatoId);
    await list.type(opened, `Price a case of ${list.gelato}`, '450');
    await list.save(opened);
    await opened.user.click(await list.button('Undo'));
    await waitFor(async () => expect(await list.stored(opened, gelatoId)).toEqual(before));
    expect(await list.sent(opened)).toHaveLength(2);

    await list.type(opened, `Price a case of ${list.gelato}`, '460');
    await list.save(opened);
    await screen.findByText('Saved 1 product.');
    await waitFor(async () =>
      expect(await list.stored(opened, gelatoId)).toMatchObject({ price: '460.00' }),
    );
    await changeGelato({ price: '470.00' });
    await opened.user.click(await list.button('Undo'));
    expect(
      await screen.findByRole('group', { name: /^Choose for Price a case/ }),
    ).toHaveTextContent('$470.00');
    expect(await list.stored(opened, gelatoId)).toMatchObject({ price: '470.00' });
  });

  it('undoes and redoes what is typed', async () => {
    const opened = await openAt();
    const { user } = opened;
    await list.type(opened, `Price a case of ${list.gelato}`, '450');
    expect(await list.priceOf(list.gelato)).toHaveAccessibleDescription('Was $432.00');
    await list.type(opened, `Minimum of ${list.gelato}`, '4');
    await user.click(await list.button('Undo'));
    expect(screen.getByText('1 product changed')).toBeVisible();
    await user.click(await list.button('Undo'));
    expect(await list.priceOf(list.gelato)).toHaveValue('432.00');
    await user.click(await list.button('Redo'));
    expect(await list.priceOf(list.gelato)).toHaveValue('450');
    await user.click(await list.button('Discard'));
    expect(screen.queryByText('1 product changed')).not.toBeInTheDocument();
    await user.click(await list.button('Undo'));
    expect(await list.priceOf(list.gelato)).toHaveValue('450');
  });

  it('says at the field what the server refused, and sends nothing that is wrong', async () => {
    const opened = await openAt();
    await list.type(opened, `Price a case of ${list.gelato}`, '200000');
    await list.save(opened);
    expect(await screen.findByText('A case costs at most $100,000.00.')).toBeVisible();
    const price = await list.priceOf(list.gelato);
    expect(price).toBeInvalid();
    expect(price).toHaveFocus();
    await list.type(opened, `Price a case of ${list.gelato}`, '12.345');
    expect(screen.queryByText('A case costs at most $100,000.00.')).not.toBeInTheDocument();
    expect(await screen.findByText('Enter at most 2 decimals.')).toBeVisible();
    await list.save(opened);
    expect(await screen.findByText(/^1 product cannot be saved yet\./)).toBeVisible();
    expect(await list.sent(opened)).toHaveLength(1);
  });

  it('shows side by side what a colleague changed meanwhile, and sends nothing over it', async () => {
    const opened = await openAt();
    const { user } = opened;
    await list.type(opened, `Price a case of ${list.gelato}`, '450');
    expect(await list.priceOf(list.gelato)).toHaveAccessibleDescription('Was $432.00');
    await list.type(opened, `Minimum of ${list.gelato}`, '4');
    await changeGelato({ price: '470.00', tags: ['Theirs'] });
    await list.save(opened);
    const choice = await screen.findByRole('group', { name: /^Choose for Price a case/ });
    expect(screen.getByRole('heading', { name: /also changed by a colleague$/ })).toHaveFocus();
    expect(choice).toHaveTextContent('$450');
    expect(choice).toHaveTextContent('$470.00');
    const [, ...own] = await list.sent(opened);
    expect(own).toEqual([]);
    await user.click(within(choice).getByRole('button', { name: 'Use theirs' }));
    await list.save(opened);
    await screen.findByText('Saved 1 product.');
    expect((await list.sent(opened)).slice(1)).toEqual([
      { products: [{ id: gelatoId, minimum: 4 }] },
    ]);
    expect(await list.stored(opened, gelatoId)).toMatchObject({
      price: '470.00',
      tags: ['Theirs'],
    });
  });

  it('keeps what is typed past a reload', async () => {
    const opened = await openAt();
    await list.type(opened, `Price a case of ${list.gelato}`, '450');
    await list.type(opened, `Name of ${list.gelato}`, 'Gelato no. 33');
    await list.reload();
    await opened.user.click(await list.button('Restore'));
    expect(screen.getByText('1 product changed')).toBeVisible();
    await list.searchFor(opened, list.gelato);
    await list.untilShown(['Gelato no. 33']);
    expect(await list.priceOf(list.gelato)).toHaveValue('450');
  });

  it('asks nothing about what was typed over as it is by now, before older work was restored', async () => {
    const opened = await openAt();
    await list.type(opened, `Price a case of ${list.gelato}`, '450');
    await list.type(opened, `Minimum of ${list.gelato}`, '4');
    await changeGelato({ price: '470.00' });
    await list.reload();
    await list.searchFor(opened, list.gelato);
    await list.untilShown([list.gelato]);
    await list.type(opened, `Price a case of ${list.gelato}`, '480');
    await opened.user.click(await list.button('Restore'));
    await list.save(opened);
    expect(await screen.findByText('Saved 1 product.')).toBeVisible();
    expect((await list.sent(opened)).at(-1)).toEqual({
      products: [{ id: gelatoId, price: '480', minimum: 4 }],
    });
  });

  it('selects all that fit, and takes one value back before it is saved', async () => {
    const opened = await list.open({ scenario: 'fifty' });
    const { user } = opened;
    await list.field('Price a case of Acapulco Gold flower');
    await user.click(screen.getByRole('checkbox', { name: 'Select all 25 shown' }));
    await user.click(await list.button('Select all 50'));
    await user.click(await list.button('Edit 50 products'));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Field'), 'Tags');
    await user.type(within(dialog).getByLabelText('Tags'), 'Clearance');
    await user.click(await list.button('Change 50 products'));
    expect(await screen.findByText('50 products changed')).toBeVisible();
    await user.click(await list.button('Review'));
    await user.click(await list.button('Revert Tags of Acapulco Gold flower'));
    expect(screen.getByText('49 products changed')).toBeInTheDocument();
    expect(await list.sent(opened)).toHaveLength(0);
  });
});

describe('rows that are saved each by itself', () => {
  it('keeps refused rows with their reason, and saves the others', async () => {
    const opened = await grid.open();
    await grid.pasteAt(opened, 0, 'List price', '450\n200000\n460');
    await grid.save(opened);
    expect(await screen.findByText(/^Saved 2 of 3 rows\. 1 row was refused/)).toBeVisible();
    const refused = await grid.cell(1, 'List price');
    expect(refused).toHaveTextContent('$200,000.00');
    expect(refused).toHaveAccessibleDescription(/A case costs at most \$100,000\.00\./);
    expect(refused).toHaveFocus();
    expect(screen.getByText('1 row changed')).toBeVisible();
    await grid.type(opened, 1, 'List price', '470');
    expect(screen.queryByText(/A case costs at most/)).not.toBeInTheDocument();
    await grid.save(opened);
    await screen.findByText('Saved 1 row.');
    expect((await grid.stored(opened)).slice(0, 3).map(({ price }) => price)).toEqual([
      '450.00',
      '470.00',
      '460.00',
    ]);
  });

  it('goes in parts of a hundred, and keeps what was not sent when one fails', async () => {
    const opened = await grid.open({ scenario: 'many' });
    await grid.pasteAt(opened, 0, 'List price', block(250, 500));
    await screen.findByText('250 rows changed');
    const answer = await opened.backend.hold('POST', grid.paths.update);
    await grid.save(opened);
    await answer.isAsked();
    expect(await screen.findByText('Saving: 0 of 250 rows…')).toBeVisible();
    await opened.backend.failNext('POST', grid.paths.update, 'status-500');
    await answer.release();
    expect(
      await screen.findByText(/^Saved 100 of 250 rows\. Your changes are kept\./),
    ).toBeVisible();
    expect(screen.getByText('150 rows changed')).toBeVisible();
    await grid.save(opened);
    expect(await screen.findByText('Saved 150 rows.')).toBeVisible();
    expect((await grid.sent(opened)).map(({ length }) => length)).toEqual([100, 100, 100, 50]);
    expect((await grid.stored(opened)).at(249)?.price).toBe('749.00');
  });

  it('shows what a colleague changed too, row by row, and saves the others', async () => {
    const opened = await grid.open();
    const [row] = await grid.stored(opened);
    await grid.pasteAt(opened, 0, 'List price', '450\n460');
    await changePrices([{ id: row?.id ?? 0, price: '470.00' }]);
    await grid.save(opened);
    const choice = await screen.findByRole('group', {
      name: `Choose for List price of ${grid.first}`,
    });
    expect(choice).toHaveTextContent('$450.00');
    expect(choice).toHaveTextContent('$470.00');
    expect(screen.getByText(/^Saved 1 of 2 rows\. A colleague changed 1 row too/)).toBeVisible();
    expect(screen.getByText('These are not saved until you choose.')).toBeVisible();
    await opened.user.click(within(choice).getByRole('button', { name: 'Keep yours' }));
    await grid.save(opened);
    await screen.findByText('Saved 1 row.');
    expect((await grid.stored(opened))[0]?.price).toBe('450.00');
  });

  it('looks up what became of a lost answer before it claims anything', async () => {
    const opened = await grid.open();
    await grid.type(opened, 0, 'List price', '450');
    await opened.backend.failNext('POST', grid.paths.update, 'drop-after-commit');
    await grid.save(opened);
    expect(await screen.findByText('Saved 1 row.')).toBeVisible();
    expect(await grid.sent(opened)).toHaveLength(1);
  });

  it('sends the former values as one step', async () => {
    const opened = await grid.open();
    const before = await grid.stored(opened);
    await grid.pasteAt(opened, 0, 'List price', '450\n460');
    await grid.save(opened);
    await screen.findByText('Saved 2 rows.');
    await grid.press(opened, 'Take back the last save');
    await waitFor(async () => expect(await grid.stored(opened)).toEqual(before));
    expect(await grid.sent(opened)).toHaveLength(2);
  });

  it('says which rows a colleague has saved since, and takes back the others', async () => {
    const opened = await grid.open();
    const before = await grid.stored(opened);
    await grid.pasteAt(opened, 0, 'List price', '450\n460');
    await grid.save(opened);
    await screen.findByText('Saved 2 rows.');
    await changePrices([{ id: before[0]?.id ?? 0, price: '470.00' }]);
    await grid.press(opened, 'Take back the last save');
    const says = await screen.findByText(/^A colleague has saved these rows since: /);
    expect(says).toHaveTextContent(`${grid.first}. 1 row can still be taken back.`);
    expect(await grid.sent(opened)).toHaveLength(2);
    await grid.press(opened, 'Take back 1 row');
    await waitFor(async () =>
      expect((await grid.stored(opened)).slice(0, 2).map(({ price }) => price)).toEqual([
        '470.00',
        before[1]?.price,
      ]),
    );
    expect(await grid.button('Take back the last save')).toBeVisible();
  });
});
