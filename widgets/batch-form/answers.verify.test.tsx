import { screen, waitFor, within } from '@testing-library/react';
import {
  changeAnswers,
  expectWhole,
  fillAt,
  refuseCalls,
  spoilAnswers,
  unpromised,
  unpromisedReads,
  unpromisedRefusals,
  unpromisedValues,
} from '../../test/support/spoilAnswers';
import { call, field, open, save, saved, variants, writes } from './page.testkit';

const isRead = ({ method, url }: Request) => method === 'GET' && url.endsWith(call);
const isSave = ({ method }: Request) => method === 'PATCH';

afterEach(() => jest.restoreAllMocks());

/** Opens the form where answers are spoilt. */
const openWith = (spoil: () => unknown) => open({ before: () => Promise.resolve(spoil()) });

const untilWhole = async () => {
  await screen.findByRole('button', { name: 'Add terpene', hidden: true });
  await expectWhole();
  // The page's own token is any letters.
  const values = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
  for (const { value } of values) expect(value).not.toMatch(/undefined|null|NaN|\[object/);
};

interface Answer {
  batch: Record<'batchUnits' | 'batchVariants' | 'terpenes' | 'coas', unknown[]>;
  choices: Record<'products' | 'packageSizes' | 'terpeneTypes', unknown[]>;
}

describe.each(unpromisedValues)('where there is %s', (_name, value) => {
  const rows = ['batchUnits', 'batchVariants', 'terpenes', 'coas'];

  it('among the fields of the batch, its rows and its choices, the form shows what it has', async () => {
    await openWith(() =>
      changeAnswers(isRead, (answer) => {
        fillAt(answer, 'batch', value, ['id', ...rows]);
        for (const name of rows) fillAt(answer, `batch.${name}.0`, value, ['id', 'analysis']);
        fillAt(answer, 'batch.coas.0.analysis', value, ['status']);
        for (const name of ['products', 'packageSizes', 'terpeneTypes'])
          fillAt(answer, `choices.${name}.0`, value, ['id', 'productVariantId']);
        return answer;
      }),
    );
    await untilWhole();
    expect(variants()).toHaveLength(5);
  });

  it('instead of a row, the form shows the others', async () => {
    await openWith(() =>
      changeAnswers(isRead, (answer) => {
        const { batch, choices } = answer as Answer;
        for (const list of [...Object.values(batch), ...Object.values(choices)]) {
          // A number is an id.
          if (Array.isArray(list)) list.push(value, { id: value === -1 ? null : value });
        }
        return answer;
      }),
    );
    await untilWhole();
    expect(variants()).toHaveLength(5);
    expect(await field('β-Myrcene')).toHaveValue('0.621');
  });

  it.each(['batch.', 'choices.', '.'])('instead of each list, the form stands (%s)', async (at) => {
    await openWith(() =>
      changeAnswers(isRead, (answer) => {
        fillAt(answer, at.slice(0, -1), value, at === '.' ? ['batch', 'can_edit'] : ['id']);
        return answer;
      }),
    );
    expect(await field('Batch reference')).toBeVisible();
    await expectWhole();
  });
});

it.each([...unpromisedReads, '""', '7', '{"batch": null}', '{"batch": []}', '{"batch": "ok"}'])(
  'a read answered by %s is no batch, and is on Retry',
  async (body) => {
    const { user } = await openWith(() => spoilAnswers(isRead, 200, body));
    expect(await screen.findByRole('alert')).toHaveTextContent('The batch could not be loaded.');
    await expectWhole();
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('Batch reference')).toHaveValue('EV-2609-0012');
  },
);

it.each([
  ...unpromised,
  ['a batch with nothing in it', 200, '{"id": 412}'],
  [
    'rows of null',
    200,
    '{"id": 412, "batchUnits": [null], "batchVariants": [null, {}], "terpenes": [null]}',
  ],
] as typeof unpromised)('a save answered by %s is taken, and read', async (_name, status, body) => {
  const { user, backend } = await open();
  await user.type(await field('Batch reference'), 'x');
  spoilAnswers(isSave, status, body);
  await user.click(await save());
  expect(await screen.findByText('Batch updated.')).toBeVisible();
  await untilWhole();
  expect((await saved(backend)).batchRef).toBe('EV-2609-0012x');
  expect(await field('Batch reference')).toHaveValue('EV-2609-0012x');
  expect(variants()).toHaveLength(5);
  expect(await writes(backend)).toHaveLength(1);
});

it.each(unpromisedRefusals)('a refusal of %s is told, and what was typed stays', async (body) => {
  const { user, backend } = await open();
  await user.type(await field('Batch reference'), 'x');
  refuseCalls(isSave, body);
  await user.click(await save());
  expect(await screen.findByRole('alert')).toHaveTextContent('kept here, but not saved.');
  await untilWhole();
  expect((await saved(backend)).batchRef).toBe('EV-2609-0012');
  expect(await field('Batch reference')).toHaveValue('EV-2609-0012x');
});

it.each(unpromised)('an analysis that is answered by %s has begun', async (_name, status, body) => {
  const { user } = await open();
  const [button] = await screen.findAllByRole('button', { name: /^Re-analyze/, hidden: true });
  if (!button) throw new Error('There is no certificate.');
  spoilAnswers(({ method }) => method === 'POST', status, body);
  await user.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  const row = button.closest('li');
  expect(row && within(row).queryByRole('alert')).toBeNull();
  await untilWhole();
});

it('says what a batch is without', async () => {
  await open({ scenario: 'empty' });
  for (const says of ['No terpenes yet.', 'No certificates yet.', '0 variants'])
    expect(await screen.findByText(says)).toBeVisible();
});
