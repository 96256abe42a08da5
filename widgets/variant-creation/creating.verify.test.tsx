import { screen, waitFor } from '@testing-library/react';
import {
  box,
  button,
  cell,
  chooseTwo,
  created,
  firstPrice,
  open,
  pasteAt,
  paths,
  press,
  reload,
  sent,
  tick,
  type,
} from './page.testkit';

afterEach(() => jest.restoreAllMocks());

it('makes 200 variants by one call', async () => {
  const opened = await open({ scenario: 'huge' });
  // Found by their labels and words: a query by role takes its time beside 200 rows.
  for (const option of ['Package size', 'Packaging', 'Flavor']) {
    await opened.user.click(await screen.findByLabelText(`Choose all of ${option}`));
  }
  await opened.user.click(await firstPrice());
  await opened.user.paste('10\t5\n'.repeat(200));
  expect(await screen.findByText(/^400 cells pasted\./)).toBeVisible();
  await opened.user.click(await screen.findByText('Create 200 variants'));
  expect(await screen.findByText('Created 200 variants.')).toBeVisible();
  expect(await created(opened)).toHaveLength(200);
  expect(await sent(opened)).toHaveLength(1);
});

it('says of 200 variants which three were refused, and makes none twice at the next try', async () => {
  const opened = await open({ scenario: 'huge' });
  for (const option of ['Package size', 'Packaging', 'Flavor']) {
    await opened.user.click(await screen.findByLabelText(`Choose all of ${option}`));
  }
  const pasteFrom = async (lines: string) => {
    await opened.user.click(await firstPrice());
    await opened.user.paste(lines);
  };
  await pasteFrom('100001\t5\n'.repeat(3) + '10\t5\n'.repeat(197));
  const create = async (button: string) => opened.user.click(await screen.findByText(button));
  const says = '3 variants were not created. What is wrong stands at their rows.';
  await create('Create 200 variants');
  expect(await screen.findByText(`197 variants were created. ${says}`)).toBeVisible();
  const made = await created(opened);
  expect(made).toHaveLength(197);
  const [first = []] = await sent(opened);
  const refused = first.slice(0, 3).map(({ sku }) => sku);
  expect(made).toEqual(first.slice(3).map(({ sku }) => sku));
  expect(screen.getAllByText('A case costs at most $100,000.00.')).toHaveLength(3);

  // Once more as they are: nothing is made, of these three nothing else is sent.
  await create('Create 3 variants');
  expect(await screen.findByText(says)).toBeVisible();
  expect(await created(opened)).toEqual(made);

  await pasteFrom('10\n'.repeat(3));
  await create('Create 3 variants');
  expect(await screen.findByText('Created 3 variants.')).toBeVisible();
  expect(await created(opened)).toEqual([...made, ...refused]);
  const [, ...later] = await sent(opened);
  expect(later.map((call) => call.map(({ sku }) => sku))).toEqual([refused, refused]);
});

it('says no more of an SKU that was refused once the pattern makes another one', async () => {
  const opened = await open();
  await tick(opened, '7 g', 'Tin');
  await pasteAt(opened, '7 g · Tin', 'Price', '40\t2\n');
  await type(opened, 'SKUs', '-');
  await press(opened, 'Create 1 variant');
  const says = /Enter an SKU\./;
  await waitFor(async () =>
    expect(await cell('7 g · Tin', 'SKU')).toHaveAccessibleDescription(says),
  );
  await type(opened, 'SKUs', '{product}-{Package size}');
  expect(await cell('7 g · Tin', 'SKU')).not.toHaveAccessibleDescription(says);
  await press(opened, 'Create 1 variant');
  expect(await screen.findByText('Created 1 variant.')).toBeVisible();
});

it('never says that nothing was created after a yes which tells of no row', async () => {
  const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
  await chooseTwo(opened);
  const real = window.fetch.bind(window);
  let isSent = false;
  jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (isSent) throw new TypeError('There is no connection.');
    const answer = await real(input, init);
    if (request.method !== 'POST') return answer;
    isSent = true;
    return Object.defineProperty(Response.json({}), 'url', { value: answer.url });
  });
  await press(opened, 'Create 2 variants');
  expect(await screen.findByText(/We don’t know whether the variants were created/)).toBeVisible();
  expect(screen.queryByText(/No variants were created/)).toBeNull();
  jest.restoreAllMocks();
  expect(await created(opened)).toHaveLength(2);
});

describe('what an earlier visit left', () => {
  const come = async () => {
    const opened = await open();
    await chooseTwo(opened);
    await reload();
    await button('Restore');
    await tick(opened, '7 g', 'Tin');
    await pasteAt(opened, '7 g · Tin', 'Price', '99\t3\n');
    return opened;
  };

  it('comes back beside what was chosen and written since', async () => {
    const opened = await come();
    await press(opened, 'Restore');
    expect(await cell('1 g · Pouch', 'Price')).toHaveTextContent('$12.50');
    expect(await cell('7 g · Tin', 'Price')).toHaveTextContent('$99.00');
    expect(await button('Create 6 variants')).toBeVisible();
  });

  it('is offered once what is sent is there, and does not go with it', async () => {
    const opened = await come();
    const answer = await opened.backend.hold('POST', paths.create);
    await press(opened, 'Create 1 variant');
    await answer.isAsked();
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await answer.release();
    expect(await screen.findByText('Created 1 variant.')).toBeVisible();
    await press(opened, 'Restore');
    expect(await cell('1 g · Pouch', 'Price')).toHaveTextContent('$12.50');
  });
});

it.each([
  ['none of them could be created', 'forbidden-403', /^No variants were created\./],
  ['some were refused', null, /was not created\. What is wrong/],
] as const)('says no more that %s once they are discarded', async (_, fault, says) => {
  const opened = await open();
  await tick(opened, '1 g', 'Pouch');
  if (fault) await opened.backend.failNext('POST', paths.create, fault);
  await press(opened, 'Create 1 variant');
  expect(await screen.findByText(says)).toBeVisible();
  await press(opened, 'Discard');
  await press(opened, 'Discard variants');
  expect(await screen.findByText('Choose what to combine.')).toBeVisible();
  expect(screen.queryByText(says)).not.toBeInTheDocument();
  await tick(opened, '7 g', 'Tin');
  expect(screen.queryByText(says)).not.toBeInTheDocument();
  expect(await box('Tin')).toBeChecked();
});
