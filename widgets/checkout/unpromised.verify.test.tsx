import {
  changeAnswers,
  cutOff,
  expectWhole,
  fillAt,
  refuseCalls,
  spoilAnswers,
  unpromised,
  unpromisedReads,
  unpromisedRefusals,
  unpromisedValues,
} from '../../test/support/spoilAnswers';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accountPath,
  add,
  again,
  closed,
  departures,
  mainStreet,
  notes,
  open,
  orderPath,
  placeButton,
  posts,
  ready,
  reload,
  stateOf,
  summaryPath,
  typeAccount,
  write,
  answered,
  shipBy,
} from './page.testkit';

const isAt =
  (path: string) =>
  ({ url }: Request) =>
    new URL(url).pathname.endsWith(path);

/** Changes what is read at a path. */
const answering = (path: string, change: (body: Record<string, unknown>) => unknown) =>
  changeAnswers(isAt(path), (answer) => change(answer as Record<string, unknown>));

const quick = (config: Record<string, unknown>) => ({ ...config, timeout: 1 });

const acceptances: typeof unpromised = [
  ...unpromised,
  ['nothing but null', 200, '{"order": null, "bank_account": null, "errors": null}'],
  ['nothing but empty', 200, '{"order": {}, "bank_account": {}, "errors": [""]}'],
];

describe.each(['default', 'tells-no-order'])('an order (%s)', (scenario) => {
  it.each(acceptances)('that is answered by %s is placed', async (_what, status, body) => {
    departures();
    const { user, backend } = await open({ scenario, config: quick });
    const button = await placeButton();
    spoilAnswers(isAt(orderPath), status, body);
    await user.click(button);
    expect(await screen.findByText(/^(Order WW-1042|Your order) is placed/)).toBeVisible();
    expect((await stateOf(backend)).orders).toHaveLength(1);
    expect(await posts(backend)).toHaveLength(1);
    await expectWhole();
  });
});

it.each(unpromisedRefusals)('an order that is refused by %s can be sent again', async (body) => {
  const { user, backend } = await open();
  await write(user, await notes(), 'Dock 4');
  refuseCalls(isAt(orderPath), body);
  await user.click(await placeButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('The order was not placed.');
  expect(await notes()).toHaveValue('Dock 4');
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  expect(await placeButton()).not.toHaveAttribute('aria-busy', 'true');
  expect((await stateOf(backend)).orders).toHaveLength(0);
  await expectWhole();
});

describe.each(['default', 'ignores-keys'])('a bank account (%s)', (scenario) => {
  it.each(acceptances)('that is answered by %s is added once', async (_what, status, body) => {
    const { user, backend } = await open({ scenario, config: quick });
    const dialog = await typeAccount(user);
    spoilAnswers(isAt(accountPath), status, body);
    await user.click(add(dialog));
    await closed();
    expect(screen.getByRole('radio', { name: /9421$/ })).toBeChecked();
    expect((await stateOf(backend)).accounts).toHaveLength(3);
    expect(await posts(backend, accountPath)).toHaveLength(1);
    await expectWhole();
  });

  it('whose answer was lost is known by its id, whatever the shop calls it', async () => {
    const { user, backend } = await open({ scenario, config: quick });
    // A shop with names of its own: no digits, and all accounts alike.
    answering(summaryPath, (summary) => ({
      ...summary,
      bank_accounts: (summary.bank_accounts as { id: number }[]).map(({ id }) => ({
        id,
        display_name: 'Business account',
      })),
    }));
    const dialog = await typeAccount(user);
    await backend.failNext('POST', accountPath, 'drop-after-commit');
    await user.click(add(dialog));
    await closed();
    expect((await stateOf(backend)).accounts).toHaveLength(3);
    expect(await posts(backend, accountPath)).toHaveLength(1);
    const [, , last] = screen.getAllByRole('radio', { name: 'Business account' });
    expect(last).toBeChecked();
    expect(screen.queryByText(/was not added/)).toBeNull();
  });
});

it.each(unpromisedRefusals)(
  'a bank account that is refused by %s can be sent again',
  async (body) => {
    const { user, backend } = await open();
    const dialog = await typeAccount(user);
    refuseCalls(isAt(accountPath), body);
    await user.click(add(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The account was not added.',
    );
    expect(add(dialog)).toBeEnabled();
    expect((await stateOf(backend)).accounts).toHaveLength(2);
    await expectWhole();
  },
);

it('a bank account is not called accepted when the errors of its fields come with success', async () => {
  const { user } = await open();
  const dialog = await typeAccount(user);
  answering(accountPath, () => ({
    bank_account: null,
    errors: { account_number: ['No account has this number.'] },
  }));
  await user.click(add(dialog));
  const field = within(dialog).getByRole('textbox', { name: 'Account number' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('No account has this number.');
});

describe('a summary', () => {
  it.each(unpromisedValues)('in which all is %s holds the order', async (_name, value) => {
    answering(summaryPath, (summary) => {
      // Whatever stands in `order` counts as an order, so it is not filled.
      fillAt(summary, '', value, ['items', 'shipments', 'version', 'order']);
      return summary;
    });
    await open();
    expect(await placeButton()).toBeDisabled();
    await expectWhole();
  });

  const lists = ['items', 'shipments', 'shipping_methods', 'bank_accounts', 'blockers', 'changes'];
  it.each(unpromisedValues)('in whose lists there is %s shows the rest', async (_name, value) => {
    answering(summaryPath, (summary) => {
      for (const name of lists) {
        const list = summary[name] as unknown[];
        if (list.length > 0) fillAt(list, '0', value);
        list.push(value);
      }
      return summary;
    });
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /^Canopy Pay/ }));
    expect(screen.getByRole('radio', { name: 'Harborview savings ····0092' })).toBeVisible();
    expect(await placeButton()).toBeVisible();
    await expectWhole();
  });

  it.each([
    'subtotal',
    'discount',
    'surcharge',
    'estimated_tax',
    'total_shipping',
    'total',
    'items.1.price',
    'items.1.line_total',
    'items.1.quantity',
  ])('without %s holds the order, and says so', async (path) => {
    answering(summaryPath, (summary) => {
      const [name = '', ...above] = path.split('.').reverse();
      const at = above.reduceRight<unknown>(
        (each, part) => Reflect.get(each as object, part),
        summary,
      );
      Reflect.set(at as object, name, null);
      return summary;
    });
    const { user, backend } = await open();
    expect(await placeButton()).toBeDisabled();
    expect(screen.getByText(/The shop left out an amount/)).toBeVisible();
    await user.click(await placeButton());
    expect(await posts(backend)).toHaveLength(0);
    await expectWhole();
  });

  it.each(unpromisedReads)('that is answered by %s is on Retry', async (body) => {
    spoilAnswers(isAt(summaryPath), 200, body);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order could not be loaded.');
    await expectWhole();
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await placeButton()).toBeEnabled();
  });
});

it('a shop that does not say whether the order can be placed holds it, and says so', async () => {
  answering(summaryPath, (body) => ({ ...body, can_place_order: undefined }));
  await open();
  expect(await placeButton()).toBeDisabled();
  expect(screen.getByText(/did not say whether this order can be placed/)).toBeVisible();
});

describe('what arrives after its connection was cut', () => {
  it('is an order that is never called missing, and never asked for twice', async () => {
    const gone = departures();
    const { user, backend } = await open();
    const button = await placeButton();
    const arrive = cutOff(isAt(orderPath));
    await user.click(button);
    expect(
      await screen.findByText(/We don't know yet whether your order was placed/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await arrive();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(gone).toHaveLength(1));
    expect(screen.queryByText(/was not placed/)).toBeNull();
    expect((await stateOf(backend)).orders).toHaveLength(1);
  });

  it('is an order with shipping of its own, which its empty cart no longer has', async () => {
    const gone = departures();
    const { user, backend } = await open();
    await user.click(await shipBy('Pick up'));
    await waitFor(async () => expect(await placeButton()).toBeEnabled());
    await backend.failNext('POST', orderPath, 'drop-after-commit');
    await user.click(await placeButton());
    await waitFor(() => expect(gone).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await stateOf(backend)).orders).toHaveLength(1);
  });

  it.each(['default', 'ignores-keys'])(
    'is a bank account that is looked for until the server has given up: %s',
    async (scenario) => {
      const { user, backend } = await open({ scenario });
      const dialog = await typeAccount(user);
      const arrive = cutOff(isAt(accountPath));
      await user.click(add(dialog));
      expect(await within(dialog).findByText(/^We don't know yet whether/)).toBeVisible();
      // Looked at once, then after one second: longer and longer waits follow.
      await waitFor(async () => expect(await answered(backend)).toHaveLength(3));
      expect(within(dialog).queryByText(/was not added/)).toBeNull();
      expect(add(dialog)).toHaveAttribute('aria-busy', 'true');
      await arrive();
      window.dispatchEvent(new Event('online'));
      await closed();
      expect(screen.getByRole('radio', { name: /9421$/ })).toBeChecked();
      expect((await stateOf(backend)).accounts).toHaveLength(3);
    },
  );

  it('is an order that "Try again" finds, and does not send a second time', async () => {
    const gone = departures();
    const { user, backend } = await open({ scenario: 'ignores-keys', config: quick });
    const arrive = cutOff(isAt(orderPath));
    await user.click(await placeButton());
    const button = await again();
    await arrive();
    await user.click(button);
    await waitFor(() => expect(gone).toEqual(['http://shop.test/?order=1042']));
    expect(await posts(backend)).toHaveLength(1);
    expect((await stateOf(backend)).orders).toHaveLength(1);
  });

  it('is a bank account that "Try again" finds, and does not send a second time', async () => {
    const { user, backend } = await open({ scenario: 'ignores-keys', config: quick });
    const dialog = await typeAccount(user);
    const arrive = cutOff(isAt(accountPath));
    await user.click(add(dialog));
    await within(dialog).findByText(/was not added/);
    await arrive();
    await user.click(await ready(add(dialog)));
    await closed();
    expect(screen.getByRole('radio', { name: /9421$/ })).toBeChecked();
    expect(await posts(backend, accountPath)).toHaveLength(1);
    expect((await stateOf(backend)).accounts).toHaveLength(3);
  });
});

describe('a shop that names one thing by a number here and by a text there', () => {
  it('shows the lines and the shipping of each location, and leads to the line that is blocked', async () => {
    const { user } = await open({ scenario: 'cannot-place' });
    await placeButton();
    answering(
      summaryPath,
      (summary) =>
        JSON.parse(
          JSON.stringify(summary)
            .replaceAll(/"id":"evergreen-valley-(\d+)"/g, '"id":$1')
            .replaceAll(/"shipment_id":"evergreen-valley-(\d+)"/g, '"shipment_id":"$1"')
            .replaceAll(/"id":"(\d+)-(\d+)"/g, '"id":$1$2')
            .replaceAll(/"item_id":"(\d+)-(\d+)"/g, '"item_id":"$1$2"'),
        ) as unknown,
    );
    await reload();
    await user.click(await screen.findByRole('button', { name: 'Show Gelato #33 3.5 g' }));
    expect(screen.getAllByRole('listitem', { name: 'Gelato #33 3.5 g' })[0]).toHaveFocus();
    const main = screen.getByRole('region', { name: mainStreet });
    expect(within(main).getAllByRole('listitem')).toHaveLength(3);
    expect(await shipBy('Pick up')).toBeVisible();
  });

  it('lists a bank account once that was just added', async () => {
    const { user } = await open({ config: quick });
    const dialog = await typeAccount(user);
    answering(accountPath, (answer) => {
      const account = answer.bank_account as { id: number };
      return { ...answer, bank_account: { ...account, id: String(account.id) } };
    });
    await user.click(add(dialog));
    await closed();
    await waitFor(() => expect(screen.getAllByRole('radio', { name: /9421$/ })).toHaveLength(1));
    expect(screen.getByRole('radio', { name: /9421$/ })).toBeChecked();
    expect(await screen.findByText(/9421 is added and selected\.$/)).toBeVisible();
  });
});
