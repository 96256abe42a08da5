import { screen, waitFor } from '@testing-library/react';
import type { PreferencesAnswer } from '@shared/contract/notifications';
import {
  changeAnswers,
  cutOff,
  expectWhole,
  refuseCalls,
  spoilAnswers,
  unpromised,
  unpromisedReads,
  unpromisedRefusals,
} from '../../test/support/spoilAnswers';
import {
  asColleague,
  box,
  edit,
  invoiceDue,
  location,
  mainStreet,
  open,
  posts,
  priceList,
  save,
  savedValue,
} from './page.testkit';

afterEach(() => {
  jest.restoreAllMocks();
});

const isIdle = async () =>
  waitFor(async () => expect(await save()).not.toHaveAttribute('aria-busy'));

it.each(unpromised)('a save answered by %s is taken, and read', async (_name, status, body) => {
  const { user, backend } = await edit();
  spoilAnswers(({ method }) => method === 'POST', status, body);
  await user.click(await save());
  expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
  await isIdle();
  expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await posts(backend)).toHaveLength(1);
  await expectWhole();
});

it.each([...unpromisedRefusals, '{"detail": null}'])(
  'a refusal of %s is told, and what was chosen stays',
  async (body) => {
    const { user, backend } = await edit();
    refuseCalls(({ method }) => method === 'POST', body);
    await user.click(await save());
    expect(await screen.findByRole('alert')).toHaveTextContent('kept here, but not saved.');
    await isIdle();
    expect(await box('Invoice due in 3 days')).not.toBeChecked();
    expect(await savedValue(backend, '101', invoiceDue)).toBe(true);
    await expectWhole();
  },
);

const options = (more: object) => JSON.stringify({ vendor: [], dispensary: [], ...more });

it.each([
  ...unpromisedReads.map((body) => [body, body]),
  ['null instead of the groups', options({ vendor: null, location: [] })],
  ['no locations', options({})],
  ['null instead of the locations', options({ location: null })],
])('a first answer of %s is a failure that can be tried again', async (_name, body) => {
  await open({
    before: () => Promise.resolve(spoilAnswers(({ url }) => url.includes('form='), 200, body)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your locations could not be loaded. The server could not do this just now.',
  );
  await expectWhole();
  jest.restoreAllMocks();
  await (await open()).user.click(await box('Invoice due in 3 days'));
});

it('shows what it can of an answer with holes', async () => {
  await open({
    before: () =>
      Promise.resolve(
        spoilAnswers(
          ({ url }) => url.includes('form='),
          200,
          options({
            vendor: [null, 5, {}, { name: 'a:b:c', label: null, value: null }],
            location: [null, [], ['_all', null], [7], [8, 'Here']],
          }),
        ),
      ),
  });
  expect(await screen.findByRole('checkbox', { name: 'a:b:c' })).not.toBeChecked();
  expect((await location()).options).toHaveLength(3);
  await expectWhole();
});

it('shows the boxes of the only location also where all locations are offered beside it', async () => {
  changeAnswers(
    ({ url }) => url.includes('form='),
    (answer) => {
      const { location: all, ...rest } = answer as PreferencesAnswer;
      return { ...rest, location: all.slice(0, 2) };
    },
  );
  await open();
  expect(await location()).toHaveDisplayValue(mainStreet);
  expect(await box('Price list changed')).toBeChecked();
});

describe('a save whose answer does not tell', () => {
  it('of a colleague’s other change in the same moment is told as saved all the same', async () => {
    const { user } = await edit();
    const real = window.fetch.bind(window);
    jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      if (new Request(input, init).method !== 'POST') return answer;
      jest.restoreAllMocks();
      await asColleague('101', { [priceList]: false });
      throw new TypeError('The connection broke.');
    });
    await user.click(await save());
    expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
    expect(await box('Price list changed')).not.toBeChecked();
  });

  it('is not called missing while the server may still take it', async () => {
    const { user, backend } = await edit();
    const arrive = cutOff(({ method }) => method === 'POST');
    await user.click(await save());
    expect(await screen.findByText(/^We don’t know yet whether your choices/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await arrive();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
    expect(await savedValue(backend, '101', invoiceDue)).toBe(false);
    expect(screen.queryByText(/^We don’t know yet/)).toBeNull();
  });
});
