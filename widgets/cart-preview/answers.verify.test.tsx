import { screen, waitFor } from '@testing-library/react';
import { unpromisedReads, unpromisedValues } from '../../test/support/spoilAnswers';
import { button, cart, notices, open, openDialog, summary } from './page.testkit';

/** Answers at an address end as `spoil` leaves them. */
function spoilReads(call: string, spoil: (answer: unknown) => unknown) {
  const real = window.fetch.bind(window);
  jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!answer.url.endsWith(call)) return answer;
    const spoilt = new Response(JSON.stringify(spoil(await answer.json())), answer);
    Object.defineProperty(spoilt, 'url', { value: answer.url });
    return spoilt;
  });
}

/** Replaces every value at a path by `value`, or leaves them out. What names a line to the server stays. */
const filled = (path: string, value: unknown) => (answer: unknown) => {
  const at = path
    .split('.')
    .filter(Boolean)
    .reduce(
      (each, name) => each[name] as Record<string, unknown>,
      answer as Record<string, unknown>,
    );
  for (const name of Object.keys(at)) if (!kept.includes(name)) at[name] = value;
  return answer;
};

const kept = ['carts', 'items', 'variants', 'variantId', 'dispensaryLocationIds'];

/** Nothing of a missing value is ever shown, and the screen stands. */
const broken = /undefined|null|NaN|\[object|stopped working| ·\s+·/;

describe.each(unpromisedValues)('where all is %s', (_name, value) => {
  it.each(['', 'carts.0', 'carts.0.items.0', 'carts.0.items.0.variants.0', 'summary'])(
    'in the cart at "%s", the dialog shows what there is',
    async (path) => {
      spoilReads(cart, filled(path, value));
      const page = await open();
      await openDialog(page);
      await waitFor(() => expect(document.querySelector('.ww-skeleton')).toBeNull());
      expect(document.body).not.toHaveTextContent(broken);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole('list', { name: 'Latest lines' })).toBeVisible();
      expect(screen.getByLabelText(/^Cart, \d items?$/)).toBeInTheDocument();
    },
  );

  it('in the notices, the dialog shows the lines without them', async () => {
    spoilReads(notices, filled('', value));
    const preview = await openDialog(await open());
    expect(await preview.findByText('$7,725.07')).toBeVisible();
    expect(document.body).not.toHaveTextContent(broken);
  });

  it('among lines and items, the dialog shows the others', async () => {
    spoilReads(cart, (answer) => {
      const { carts } = answer as { carts: { items: unknown[] }[] };
      carts[0]?.items.push(value, { variants: [value] });
      return answer;
    });
    const preview = await openDialog(await open());
    expect(await preview.findByText('$7,725.07')).toBeVisible();
    expect(preview.getAllByRole('listitem')).toHaveLength(5);
    expect(document.body).not.toHaveTextContent(broken);
  });

  it('among the notices, the dialog shows the others', async () => {
    spoilReads(notices, () => ({
      // A number is a text.
      cart_notices: [value, { id: value, severity: value, message: value === -1 ? '' : value }],
      cart_item_notices: [value],
    }));
    const preview = await openDialog(await open());
    expect(await preview.findByText('$7,725.07')).toBeVisible();
    expect(document.body).not.toHaveTextContent(broken);
    expect(preview.queryByText('Note:')).toBeNull();
  });

  it('in the summary, the button says that the number is not known', async () => {
    spoilReads(summary, filled('', value));
    await open();
    expect(await button('Cart, the number of items is not known')).toHaveTextContent('Cart !');
  });
});

describe.each([...unpromisedReads, '""', '7'].map((body) => [body, JSON.parse(body) as unknown]))(
  'an answer of %s',
  (_name, body) => {
    it('is no number of items', async () => {
      spoilReads(summary, () => body);
      await open();
      expect(await button('Cart, the number of items is not known')).toHaveTextContent('Cart !');
    });

    it('is no cart: the dialog says that it could not be read', async () => {
      spoilReads(cart, () => body);
      const preview = await openDialog(await open());
      expect(await preview.findByRole('alert')).toHaveTextContent('The cart could not be read.');
      expect(document.body).not.toHaveTextContent(broken);
    });
  },
);
