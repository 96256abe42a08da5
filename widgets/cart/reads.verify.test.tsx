import { screen } from '@testing-library/react';
import {
  changeAnswers,
  expectWhole,
  fillAt,
  spoilAnswers,
  unpromisedReads,
  unpromisedValues,
} from '../../test/support/spoilAnswers';
import { blueDream, cake, checkout, open, quantityOf, read } from './page.testkit';

const isCart = ({ method, url }: Request) => method === 'GET' && url.endsWith(read);
const isSummary = ({ url }: Request) => url.includes('multi-cart-summary');
const isNotices = ({ url }: Request) => url.endsWith('/notices');

afterEach(() => jest.restoreAllMocks());

/** Opens the cart where answers are spoilt. */
const openWith = (spoil: () => unknown, scenario = 'default') =>
  open({ scenario, before: () => Promise.resolve(spoil()) });

/** A server that gives the summary and the notices to calls of their own. */
const split = 'in-parts';

describe.each(unpromisedValues)('where there is %s', (_name, value) => {
  /** What tells a line from others stays: without it no line can be named to the server. */
  const told = ['items', 'variants', 'variantId', 'dispensaryLocationIds'];

  it.each([
    ['', ['carts']],
    ['settings', []],
    ['summary', []],
    ['carts.0', ['items']],
    ['carts.0.seller', ['slug']],
    ['carts.0.location', ['id']],
    ['carts.0.items.0', told],
    ['carts.0.items.0.variants.0', told],
  ])('at "%s", the cart shows what it has', async (path, kept) => {
    await openWith(() =>
      changeAnswers(isCart, (answer) => {
        fillAt(answer, path, value, kept);
        return answer;
      }),
    );
    expect(await screen.findByText(new RegExp(cake))).toBeVisible();
    await expectWhole();
  });

  it('among carts, items, variants and locations, it shows the others', async () => {
    await openWith(() =>
      changeAnswers(isCart, (answer) => {
        const { carts, locations } = answer as {
          carts: { items: unknown[] }[];
          locations: unknown[];
        };
        carts[0]?.items.push(value, { variants: [value] }, { variants: value });
        carts.push(value as never, { items: value } as never);
        locations.push(value);
        return answer;
      }),
    );
    expect(await quantityOf(blueDream)).toHaveValue('4');
    expect(await checkout()).toHaveAttribute('href');
    await expectWhole();
  });

  it('in the notices, it shows the lines', async () => {
    await openWith(
      () =>
        changeAnswers(isNotices, () => ({
          cart_notices: [value, { id: value, severity: value, message: value }],
          cart_item_notices: [value, { id: value, message: value, dispensaryLocationId: value }],
        })),
      split,
    );
    expect(await quantityOf(blueDream)).toHaveValue('4');
    await expectWhole();
  });

  it('instead of the notices and their lists, it shows the lines', async () => {
    await openWith(
      () =>
        changeAnswers(isNotices, (answer) => {
          fillAt(answer, '', value);
          return answer;
        }),
      split,
    );
    expect(await quantityOf(blueDream)).toHaveValue('4');
    await expectWhole();
  });

  it('in the summary, it shows no amount that is none, and holds the way to checkout', async () => {
    await openWith(
      () =>
        changeAnswers(isSummary, (answer) => {
          fillAt(answer, '', value);
          return answer;
        }),
      split,
    );
    expect(await quantityOf(blueDream)).toHaveValue('4');
    expect(await checkout()).not.toHaveAttribute('href');
    await expectWhole();
  });
});

describe.each([...unpromisedReads, '""', '7'])('a read answered by %s', (body) => {
  it('is no cart, and is on Retry', async () => {
    const { user } = await openWith(() => spoilAnswers(isCart, 200, body));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Your cart is empty.')).toBeNull();
    await expectWhole();
    jest.restoreAllMocks();
    await user.click(retry);
    expect(await quantityOf(blueDream)).toHaveValue('4');
  });

  it('is no summary: the totals could not be read, and are on Retry', async () => {
    const { user } = await openWith(() => spoilAnswers(isSummary, 200, body), split);
    expect(await screen.findByText(/^The totals could not be read\./)).toBeVisible();
    expect(await checkout()).not.toHaveAttribute('href');
    await expectWhole();
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('$3,934.73')).toBeVisible();
    expect(await checkout()).toHaveAttribute('href');
  });

  it('is no list of notices: they could not be read, and are on Retry', async () => {
    const { user } = await openWith(() => spoilAnswers(isNotices, 200, body), split);
    expect(await screen.findByText(/^The notices could not be read\./)).toBeVisible();
    await expectWhole();
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await quantityOf(blueDream)).toHaveValue('4');
  });
});
