import { screen, waitFor } from '@testing-library/react';
import {
  cutOff,
  expectWhole,
  refuseCalls,
  spoilAnswers,
  unpromised,
  unpromisedReads,
  unpromisedRefusals,
} from '../../test/support/spoilAnswers';
import {
  button,
  idsOf,
  open,
  path,
  quantityRules,
  ruleRow,
  saveButton,
  saves,
} from './page.testkit';

afterEach(() => {
  jest.restoreAllMocks();
});

const isSave = ({ method, url }: Request) => method === 'POST' && url.includes(path);
const isRead = ({ method, url }: Request) => method === 'GET' && url.includes(path);

/** Adds a rule like the last one with another minimum, changes the first, deletes the third and moves the second. */
async function work(options?: Parameters<typeof open>[0]) {
  const opened = await open(options);
  const { user } = opened;
  await user.click(await button('Edit rule 1'));
  const minimum = await screen.findByLabelText(/^Minimum/);
  await user.clear(minimum);
  await user.type(minimum, '6');
  await user.click(await button('Done'));
  await user.click(await button('Duplicate rule 8'));
  await user.clear(await screen.findByLabelText(/^Minimum/));
  await user.type(await screen.findByLabelText(/^Minimum/), '2');
  await user.click(await button('Delete rule 3'));
  return opened;
}

const saved = 'Saved: 1 rule changed, 1 added, 1 deleted.';

const isIdle = async () =>
  waitFor(async () => expect(await saveButton()).not.toHaveAttribute('aria-busy'));

it.each([
  ...unpromised,
  ['rules that are none', 200, '{"rules": [null, 5, {}, {"family": "quantity", "rule": null}]}'],
  ['a part of the rules', 200, '{"version": "9", "rules": []}'],
] as typeof unpromised)('a save answered by %s is taken, and read', async (_name, status, body) => {
  const { user, backend } = await work();
  spoilAnswers(isSave, status, body);
  await user.click(await saveButton());
  expect(await screen.findByText(saved)).toBeVisible();
  await isIdle();
  expect(screen.getByText('Everything is saved.')).toBeVisible();
  expect(await idsOf(backend)).toHaveLength(8);
  jest.restoreAllMocks();
  // The new rule is one of the server by now: an edit of it changes it, and adds no other.
  await user.click(await button('Edit rule 8'));
  const field = await screen.findByLabelText(/^Minimum/);
  await user.clear(field);
  await user.type(field, '9');
  await user.click(await saveButton());
  expect(await screen.findByText('Saved: 1 rule changed.')).toBeVisible();
  expect((await quantityRules(backend)).at(-1)).toMatchObject({ minimum: 9 });
  expect(await idsOf(backend)).toHaveLength(8);
  await expectWhole();
});

it.each([...unpromisedRefusals, '{"changes": null}', '{"changes": [null]}'])(
  'a refusal of %s is told, and the changes stay',
  async (body) => {
    const { user, backend } = await work();
    refuseCalls(isSave, body);
    await user.click(await saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your changes are kept, but not saved.',
    );
    await isIdle();
    expect(screen.getByText('1 rule changed, 1 added, 1 deleted')).toBeVisible();
    expect(await idsOf(backend)).toHaveLength(8);
    await expectWhole();
  },
);

const book = (more: object) =>
  JSON.stringify({
    rules: { quantity: [], pricing: [], visibility: [] },
    fields: { quantity: [], pricing: [], visibility: [] },
    ...more,
  });

it.each([
  ...unpromisedReads.map((body) => [body, body]),
  ['no rules', book({ rules: undefined })],
  ['null instead of the rules of a family', book({ rules: { quantity: null } })],
  ['null instead of the fields', book({ fields: null })],
])('a first answer of %s is a failure that can be tried again', async (_name, body) => {
  const { user } = await open({ before: () => Promise.resolve(spoilAnswers(isRead, 200, body)) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The rules could not be loaded.');
  await expectWhole();
  jest.restoreAllMocks();
  await user.click(await button('Retry'));
  expect(await ruleRow(/^Rule 1/)).toBeVisible();
});

it('shows what it can of an answer with holes', async () => {
  const field = { name: 'category_id', label: null, type: 'choice', is_condition: true };
  const options = [null, 5, { value: 21, label: null, of: null }, { value: null }];
  const answer = book({
    rules: {
      quantity: [
        null,
        {},
        { id: 1, category_id: 21, minimum: { no: 'value' } },
        { id: 2, category_id: null, tiers: [null, {}, { from: 1, to: null, price: '2' }] },
      ],
      pricing: [],
      visibility: [],
    },
    fields: {
      quantity: [
        null,
        { label: 'Nameless' },
        { ...field, options },
        { name: 'minimum', label: 'Minimum', type: 'number' },
        { name: 'tiers', label: 'Tiers', type: 'tiers' },
      ],
      pricing: [],
      visibility: [],
    },
    restrictions: [null, { rule_id: 2, reason: null }],
  });
  await open({ before: () => Promise.resolve(spoilAnswers(isRead, 200, answer)) });
  expect(await ruleRow(/^Rule 1/)).toBeVisible();
  expect(await ruleRow(/^Rule 2/)).toBeVisible();
  expect(screen.getByText('Read-only')).toBeVisible();
  await expectWhole();
});

describe('a save whose answer does not tell', () => {
  it.each([500, 503])('a failure by %s after the server saved is told as saved', async (status) => {
    const { user, backend } = await work();
    spoilAnswers(isSave, status, '<h1>Server Error</h1>');
    await user.click(await saveButton());
    expect(await screen.findByText(saved)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await saves(backend)).toHaveLength(1);
    expect(await idsOf(backend)).toHaveLength(8);
  });

  it('is not called missing while the server may still take it', async () => {
    const { user, backend } = await work();
    const arrive = cutOff(isSave);
    await user.click(await saveButton());
    expect(await screen.findByText(/^We don’t know yet whether your changes/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await arrive();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(await idsOf(backend)).toHaveLength(8);
  });

  it('is looked for before it is sent again, when the look could not be made', async () => {
    const { user, backend } = await work();
    const arrive = cutOff(isSave);
    await backend.failNext('GET', path, 'forbidden-403');
    await user.click(await saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Save checks first what arrived.');
    await user.click(await saveButton());
    expect(await screen.findByText(/^We don’t know yet whether your changes/)).toBeVisible();
    await arrive();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(await saves(backend)).toHaveLength(1);
    expect(await idsOf(backend)).toHaveLength(8);
  });
});
