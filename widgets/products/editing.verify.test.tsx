import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { savedFiles } from '@shared/csv/savedFiles.testkit';
import { turnOfPage } from '../../test/support/turnOfPage';
import {
  allStored,
  button,
  field,
  gelato,
  open,
  priceOf,
  productsPath,
  save,
  searchFor,
  sent,
  stored,
  type,
} from './page.testkit';

afterEach(() => jest.restoreAllMocks());

const gelatoId = 2;

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
  expect(head).toBe(
    'id,Name,Brand,Category,Package,Case size,Status,Price a case,Minimum,Step,Tags',
  );
  expect(lines).toHaveLength((await allStored(opened)).length);
  expect(lines).toContainEqual(
    expect.stringMatching(/^2,Gelato #33 flower,[^,]+,[^,]+,3\.5 g,\d+,Active,[\d.]+,\d+,\d+,/),
  );
});

it('takes a file of all that fit, on all pages, as one step that waits for Save', async () => {
  const opened = await open({ scenario: 'fifty' });
  const { user } = opened;
  const named = (await allStored(opened)).sort((a, b) => a.name.localeCompare(b.name));
  const [first, last] = [named[0]?.id, named.at(-1)];
  const text = [
    'id,Name,Status,Price a case,Tags,Colour',
    `${last?.id},${last?.name},draft,451,"New, ""a, b""",red`,
    `${first},,Sold,cheap,,`,
    '9999,,,,,',
  ].join('\n');
  await user.click(await button('Upload CSV'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change products by a file' }));
  await opened.backend.failNext('GET', productsPath, 'forbidden-403');
  // jsdom's own is none to the Response that reads it.
  const file: unknown = new NodeFile([text], 'products.csv');
  await user.upload(dialog.getByLabelText('Choose a CSV file'), file as File);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The file was not read');
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText(/4 values change\./)).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 3, Name: Enter a name.',
    'Row 3, Status: Enter one of these: Active, Draft, Archived.',
    'Row 3, Price a case: Enter an amount.',
    'Row 4: No product with the id “9999” is in this list, as it is searched and filtered.',
  ]);
  expect(dialog.getByText(/no field has this name: Colour/)).toBeVisible();
  expect(dialog.getByText(/^An empty cell clears its value: 1 value/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change 4 values' }));
  expect(await screen.findByText('2 products changed')).toBeVisible();
  await user.click(await button('Undo'));
  await waitFor(() => expect(screen.queryByText('2 products changed')).not.toBeInTheDocument());
  await user.click(await button('Redo'));
  expect(await sent(opened)).toEqual([]);
  await save(opened);
  expect(await screen.findByText('Saved 2 products.')).toBeVisible();
  expect(await sent(opened)).toEqual([
    {
      products: [
        { id: last?.id, status: 'draft', price: '451.00', tags: ['New', 'a, b'] },
        { id: first, tags: [] },
      ],
    },
  ]);
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

  it('selects nothing of a search that was left before all of it had come', async () => {
    const opened = await open({ scenario: 'fifty' });
    const { user, backend } = opened;
    await field('Price a case of Acapulco Gold flower');
    await user.click(screen.getByRole('checkbox', { name: 'Select Acapulco Gold flower' }));
    const all = await backend.hold('GET', productsPath);
    await user.click(await button('Select all 50'));
    await all.isAsked();
    await searchFor(opened, 'Acapulco');
    expect(await screen.findByText(/^\d products? found/)).toBeVisible();
    await all.release();
    await turnOfPage();
    expect(screen.getByText(/^\d+ selected/)).toHaveTextContent('1 selected');
  });

  it('counts from what the last save made of them, also of those on another page', async () => {
    const opened = await open({ scenario: 'fifty' });
    const { user } = opened;
    await field('Price a case of Acapulco Gold flower');
    await user.click(screen.getByRole('checkbox', { name: 'Select Acapulco Gold flower' }));
    await user.click(await button('Next page'));
    await waitFor(() =>
      expect(screen.queryByLabelText('Select Acapulco Gold flower')).not.toBeInTheDocument(),
    );
    const raise = async (amount: string) => {
      await user.click(await button('Edit 1 product'));
      const dialog = within(await screen.findByRole('dialog'));
      await user.selectOptions(dialog.getByLabelText('Change'), 'Raise by an amount');
      await user.type(dialog.getByLabelText('Price a case'), amount);
      await user.click(dialog.getByRole('button', { name: 'Change 1 product' }));
      await save(opened);
    };
    await raise('1');
    await user.click(
      within(await screen.findByText('Saved 1 product.')).getByRole('button', { name: 'Dismiss' }),
    );
    await raise('2');
    expect(await screen.findByText('Saved 1 product.')).toBeVisible();
    const prices = ((await sent(opened)) as { products: { price: string }[] }[]).map(
      ({ products }) => Number(products[0]?.price),
    );
    expect(prices).toEqual([392.5, 394.5]);
  });
});
