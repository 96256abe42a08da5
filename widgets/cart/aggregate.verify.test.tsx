import { screen, waitFor, within } from '@testing-library/react';
import { call, mainStreet, open, quantityOf, settled, writes } from './page.testkit';

const product = 'Northern Lights flower';
const first = `${product}, 3.5 g, batch EV-2403-0061`;
const second = `${product}, 3.5 g, batch EV-2405-0061`;
const large = `${product}, 28 g, batch EV-2404-0061`;

const openAggregate = () => open({ scenario: 'aggregate-variants' });

const main = () => screen.findByRole('region', { name: mainStreet });

/** The lines under a product at Main Street, by name. */
const linesUnder = async (name: string) => {
  const item = await within(await main()).findByRole('listitem', { name });
  return within(item)
    .getAllByRole('listitem')
    .map((line) => line.getAttribute('aria-label'));
};

describe('with aggregate variants', () => {
  it('shows the lines of a product together under it, those of a package size beside each other', async () => {
    await openAggregate();
    expect(await linesUnder(product)).toEqual([first, second, large]);
    const item = within(await main()).getByRole('listitem', { name: product });
    expect(within(item).getByText('Evergreen Reserve')).toBeVisible();
    expect(within(item).getAllByText(product)).toHaveLength(1);
    expect(within(item).getByRole('listitem', { name: second })).toHaveTextContent(
      /^3\.5 gbatch EV-2405-0061 · case of 24\$369\.00.*7 cases available/,
    );
    expect(await linesUnder('Wedding Cake smalls')).toEqual([
      'Wedding Cake smalls, 28 g, batch EV-2403-0003',
    ]);
  });

  it('sets each line alone, by its own variant', async () => {
    const { user, backend } = await openAggregate();
    const field = await quantityOf(second);
    expect(field).toHaveValue('3');
    await user.clear(field);
    await user.type(field, '5{Enter}');
    await settled();
    expect(await quantityOf(first)).toHaveValue('4');
    expect((await writes(backend)).map(({ body }) => body)).toEqual([
      { quantity: 5, dispensaryLocationIds: [101], variantId: 613 },
    ]);
  });

  it('brings a removed line back to where it was under the product, and says which it was', async () => {
    const { user } = await openAggregate();
    const field = await quantityOf(second);
    await user.clear(field);
    await user.type(field, '0{Enter}');
    await waitFor(async () => expect(await linesUnder(product)).toEqual([first, large]));
    expect(await screen.findByText(`Removed ${second}, ${mainStreet}.`)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await linesUnder(product)).toEqual([first, second, large]));
    await settled();
    expect(await linesUnder(product)).toEqual([first, second, large]);
  });

  it('keeps what is typed in a line while someone else removes the one above it', async () => {
    const { user } = await openAggregate();
    const field = await quantityOf(second);
    await user.clear(field);
    await user.type(field, '1');
    await fetch(new URL(call, location.href), {
      method: 'DELETE',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRFToken':
          document.querySelector<HTMLInputElement>('[name=csrfmiddlewaretoken]')?.value ?? '',
      },
      body: JSON.stringify({ variantId: 611, dispensaryLocationIds: [101] }),
    });
    window.dispatchEvent(new Event('focus'));
    await waitFor(async () => expect(await linesUnder(product)).toEqual([large, second]));
    await user.keyboard('2');
    expect(await quantityOf(second)).toHaveValue('12');
  });

  it('has a row for each of them in the matrix, one after the other', async () => {
    const { user } = await openAggregate();
    await user.click(await screen.findByRole('button', { name: 'By location matrix' }));
    const grid = await screen.findByRole('grid');
    const names = within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual([first, second, large]);
  });
});

it('stands each line for itself without aggregate variants', async () => {
  await open();
  expect(within(await main()).getAllByRole('listitem')).toHaveLength(3);
});

it('shows no price per unit where the vendor does not', async () => {
  await open({ scenario: 'no-price-per-each' });
  const line = await within(await main()).findByRole('listitem', { name: 'Blue Dream 3.5 g' });
  expect(line).toHaveTextContent('$384.00');
  expect(line).not.toHaveTextContent('each');
});
