import { screen, waitFor, within } from '@testing-library/react';
import { savedFiles } from '@shared/csv/savedFiles.testkit';
import {
  button,
  field,
  gelato,
  open,
  priceOf,
  productsPath,
  reload,
  save,
  searchFor,
  sent,
  stored,
  type,
  untilShown,
} from './page.testkit';

afterEach(() => jest.restoreAllMocks());

const gelatoId = 2;

/** The list with what fits the search alone. */
const openAt = async (text = gelato) => {
  const opened = await open();
  await searchFor(opened, text);
  await untilShown([text]);
  await priceOf(text);
  return opened;
};

/** Saves the product as a colleague would, elsewhere. */
async function byColleague(change: object) {
  const host = document.querySelector<HTMLElement>('[data-widget]');
  const { csrf } = JSON.parse(host?.dataset.config ?? '') as { csrf: { token: string } };
  const answer = await fetch(new URL(productsPath, document.baseURI), {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf.token },
    body: JSON.stringify({ products: [{ id: gelatoId, ...change }] }),
  });
  expect(answer.status).toBe(200);
}

describe('the list', () => {
  it('keeps search, filters, order and rows in the address', async () => {
    const { user } = await open();
    await user.click(await button('Status'));
    await user.click(await screen.findByLabelText('Archived'));
    await screen.findByRole('button', { name: /^Remove the filter Status/ });
    await user.click(await button('Price a case'));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Price a case' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    expect(decodeURIComponent(location.search)).toContain('status=archived&order-by=price');
  });
});

it('gives all products that fit as a file, whoever may change them', async () => {
  const files = savedFiles();
  const opened = await open({ scenario: 'read-only' });
  const download = await button('Download CSV');
  await opened.backend.failNext('GET', productsPath, 'forbidden-403');
  await opened.user.click(download);
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be made.');
  await opened.user.click(await button('Retry'));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head, ...lines] = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(head).toBe('Name,Brand,Category,Package,Case size,Status,Price a case,Minimum,Step,Tags');
  const { products } = (await opened.backend.state<{ products: { products: unknown[] } }>())
    .products;
  expect(lines).toHaveLength(products.length);
  expect(lines).toContainEqual(
    expect.stringMatching(/^Gelato #33 flower,[^,]+,[^,]+,3\.5 g,\d+,Active,[\d.]+,\d+,\d+,/),
  );
});

describe('changing products', () => {
  it('has the fields of every row, those further down a moment later', async () => {
    await open();
    await waitFor(() => expect(screen.getAllByLabelText(/^Price a case of/)).toHaveLength(25));
  });

  it('sends of each product what differs, all in one body', async () => {
    const opened = await open();
    await searchFor(opened, 'Gelato #33');
    await priceOf(gelato);
    await type(opened, `Price a case of ${gelato}`, '450');
    await type(opened, `Tags of ${gelato}`, 'New, "a, b"');
    await opened.user.selectOptions(await field('Status of Gelato #33 smalls'), 'Archived');
    expect(screen.getByText('2 products changed')).toBeVisible();
    await save(opened);
    expect(await screen.findByText('Saved 2 products.')).toBeVisible();
    expect(await sent(opened)).toEqual([
      {
        products: [
          { id: gelatoId, price: '450', tags: ['New', 'a, b'] },
          { id: expect.any(Number) as number, status: 'archived' },
        ],
      },
    ]);
    expect(await stored(opened, gelatoId)).toMatchObject({ price: '450.00' });
    await waitFor(async () => expect(await priceOf(gelato)).toHaveValue('450.00'));
  });

  it('takes a save back by one press, until somebody else saves', async () => {
    const opened = await openAt();
    const before = await stored(opened, gelatoId);
    await type(opened, `Price a case of ${gelato}`, '450');
    await save(opened);
    await opened.user.click(await button('Undo'));
    await waitFor(async () => expect(await stored(opened, gelatoId)).toEqual(before));
    expect(await sent(opened)).toHaveLength(2);

    await type(opened, `Price a case of ${gelato}`, '460');
    await save(opened);
    await screen.findByText('Saved 1 product.');
    await waitFor(async () =>
      expect(await stored(opened, gelatoId)).toMatchObject({ price: '460.00' }),
    );
    await byColleague({ price: '470.00' });
    await opened.user.click(await button('Undo'));
    expect(
      await screen.findByRole('group', { name: /^Choose for Price a case/ }),
    ).toHaveTextContent('$470.00');
    expect(await stored(opened, gelatoId)).toMatchObject({ price: '470.00' });
  });

  it('undoes and redoes what is typed', async () => {
    const opened = await openAt();
    const { user } = opened;
    await type(opened, `Price a case of ${gelato}`, '450');
    expect(await priceOf(gelato)).toHaveAccessibleDescription('Was $432.00');
    await type(opened, `Minimum of ${gelato}`, '4');
    await user.click(await button('Undo'));
    expect(screen.getByText('1 product changed')).toBeVisible();
    await user.click(await button('Undo'));
    expect(await priceOf(gelato)).toHaveValue('432.00');
    await user.click(await button('Redo'));
    expect(await priceOf(gelato)).toHaveValue('450');
    await user.click(await button('Discard'));
    expect(screen.queryByText('1 product changed')).not.toBeInTheDocument();
    await user.click(await button('Undo'));
    expect(await priceOf(gelato)).toHaveValue('450');
  });

  it('says at the field what the server refused, and sends nothing that is wrong', async () => {
    const opened = await openAt();
    await type(opened, `Price a case of ${gelato}`, '200000');
    await save(opened);
    expect(await screen.findByText('A case costs at most $100,000.00.')).toBeVisible();
    const price = await priceOf(gelato);
    expect(price).toBeInvalid();
    expect(price).toHaveFocus();
    await type(opened, `Price a case of ${gelato}`, '12.345');
    expect(screen.queryByText('A case costs at most $100,000.00.')).not.toBeInTheDocument();
    expect(await screen.findByText('Enter at most 2 decimals.')).toBeVisible();
    await save(opened);
    expect(await screen.findByText(/^1 product cannot be saved yet\./)).toBeVisible();
    expect(await sent(opened)).toHaveLength(1);
  });

  it('shows side by side what a colleague changed meanwhile, and sends nothing over it', async () => {
    const opened = await openAt();
    const { user } = opened;
    await type(opened, `Price a case of ${gelato}`, '450');
    expect(await priceOf(gelato)).toHaveAccessibleDescription('Was $432.00');
    await type(opened, `Minimum of ${gelato}`, '4');
    await byColleague({ price: '470.00', tags: ['Theirs'] });
    await save(opened);
    const choice = await screen.findByRole('group', { name: /^Choose for Price a case/ });
    expect(screen.getByRole('heading', { name: /also changed by a colleague$/ })).toHaveFocus();
    expect(choice).toHaveTextContent('$450');
    expect(choice).toHaveTextContent('$470.00');
    const [, ...own] = await sent(opened);
    expect(own).toEqual([]);
    await user.click(within(choice).getByRole('button', { name: 'Use theirs' }));
    await save(opened);
    await screen.findByText('Saved 1 product.');
    expect((await sent(opened)).slice(1)).toEqual([{ products: [{ id: gelatoId, minimum: 4 }] }]);
    expect(await stored(opened, gelatoId)).toMatchObject({ price: '470.00', tags: ['Theirs'] });
  });

  it('keeps what is typed past a reload', async () => {
    const opened = await openAt();
    await type(opened, `Price a case of ${gelato}`, '450');
    await type(opened, `Name of ${gelato}`, 'Gelato no. 33');
    await reload();
    await opened.user.click(await button('Restore'));
    expect(screen.getByText('1 product changed')).toBeVisible();
    await searchFor(opened, gelato);
    await untilShown(['Gelato no. 33']);
    expect(await priceOf(gelato)).toHaveValue('450');
  });
});

describe('many at once', () => {
  it('changes what is selected on several pages, each shown before anything is sent', async () => {
    const opened = await open({ scenario: 'fifty' });
    const { user } = opened;
    await field('Price a case of Acapulco Gold flower');
    await user.click(screen.getByRole('checkbox', { name: 'Select Acapulco Gold flower' }));
    await user.click(await button('Next page'));
    const second = await screen.findByText('26–50 of 50');
    expect(second).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByLabelText('Select Acapulco Gold flower')).not.toBeInTheDocument(),
    );
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    if (box) await user.click(box);
    await user.click(await button('Edit 2 products'));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Change'), 'Raise by %');
    await user.type(within(dialog).getByLabelText('Per cent'), '10');
    expect(within(dialog).getByText('2 products change.')).toBeVisible();
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('$391.50$430.65');
    expect(await sent(opened)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Change 2 products' }));
    await save(opened);
    expect(await screen.findByText('Saved 2 products.')).toBeVisible();
    const [body] = (await sent(opened)) as { products: object[] }[];
    expect(body?.products).toHaveLength(2);
    await user.click(await button('Undo'));
    await waitFor(async () => expect(await sent(opened)).toHaveLength(2));
  });

  it('selects all that fit, and takes one value back before it is saved', async () => {
    const opened = await open({ scenario: 'fifty' });
    const { user } = opened;
    await field('Price a case of Acapulco Gold flower');
    await user.click(screen.getByRole('checkbox', { name: 'Select all 25 shown' }));
    await user.click(await button('Select all 50'));
    await user.click(await button('Edit 50 products'));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Field'), 'Tags');
    await user.type(within(dialog).getByLabelText('Tags'), 'Clearance');
    await user.click(await button('Change 50 products'));
    expect(await screen.findByText('50 products changed')).toBeVisible();
    await user.click(await button('Review'));
    await user.click(await button('Revert Tags of Acapulco Gold flower'));
    expect(screen.getByText('49 products changed')).toBeInTheDocument();
    expect(await sent(opened)).toHaveLength(0);
  });
});
