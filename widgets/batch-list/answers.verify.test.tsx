import { screen, within } from '@testing-library/react';
import {
  changeAnswers,
  expectWhole,
  fillAt,
  spoilAnswers,
  unpromised,
  unpromisedReads,
  unpromisedValues,
} from '../../test/support/spoilAnswers';
import { choose, context, move, moveOne, open, row, templates, windowsFile } from './page.testkit';

const isCall =
  (asked: string, path: string) =>
  ({ method, url }: Request) =>
    method === asked && url.endsWith(path);

afterEach(() => jest.restoreAllMocks());

const before = (spoil: () => unknown) => ({ before: () => Promise.resolve(spoil()) });

describe.each([
  ...unpromised,
  ['results of null', 200, '{"results": null}'],
  ['results that are none', 200, '{"results": [{}, null]}'],
] as typeof unpromised)('a write answered by %s', (_name, status, body) => {
  it('moves what the list shows as moved, and no more', async () => {
    const opened = await open();
    const move1 = await moveOne(opened);
    await opened.user.click(screen.getByRole('checkbox', { name: 'Select EV-2606-0018' }));
    spoilAnswers(isCall('POST', move), status, body);
    await opened.user.click(move1);
    const report = await screen.findByRole('alert');
    expect(report).toHaveTextContent(/^Moved 1 batch to Cold storage.*1 batch was not moved/);
    expect(screen.getByRole('checkbox', { name: 'Select EV-2606-0018' })).toBeChecked();
    await expectWhole();
  });

  it('saves the rows of a file that stand there afterwards', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    spoilAnswers(isCall('POST', templates), status, body);
    await opened.user.click(await within(dialog).findByRole('button', { name: 'Save 2 batches' }));
    expect(await within(dialog).findByText(/Saved 2 batches\./)).toBeVisible();
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await expectWhole();
  });
});

it('offers no new batch to those who may only look where there is none', async () => {
  await open({
    scenario: 'empty',
    ...before(() =>
      changeAnswers(isCall('GET', context), (answer) => ({
        ...(answer as object),
        can_edit: false,
      })),
    ),
  });
  expect(await screen.findByText('You have no batches yet.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /batch/ })).not.toBeInTheDocument();
});

it.each(['{}', 'null', '[]', '""', '{"errors": []}', '{"errors": [null]}'])(
  'a refusal of %s moves nothing, says so, and keeps what was selected',
  async (body) => {
    const opened = await open();
    const move1 = await moveOne(opened);
    await opened.backend.failNext('POST', move, 'refused-400');
    spoilAnswers(isCall('POST', move), 400, body);
    await opened.user.click(move1);
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.queryByText(/^Moved/)).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' })).toBeChecked();
    await expectWhole();
  },
);

it('claims no move of which the shop says yes and the list no', async () => {
  const opened = await open();
  const move1 = await moveOne(opened);
  // The quarantined one is not moved, whatever is answered.
  await opened.user.click(screen.getByRole('checkbox', { name: 'Select EV-2606-0018' }));
  await opened.user.click(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' }));
  spoilAnswers(isCall('POST', move), 200, '{"results": [{"id": 418, "errors": []}]}');
  await opened.user.click(move1);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 batch was not moved');
  expect(screen.queryByText(/Moved 1 batch/)).toBeNull();
});

describe.each(unpromisedValues)('where there is %s', (_name, value) => {
  const holes = (answer: unknown) => {
    fillAt(answer, 'batches.0', value, ['id']);
    fillAt(answer, 'batches.1', value);
    Object.assign((answer as { batches: unknown[] }).batches, { 2: value });
    fillAt(answer, '', value, ['batches']);
    return answer;
  };

  it('the list shows what it has', async () => {
    await open(before(() => changeAnswers(isCall('GET', context), holes)));
    const names = await screen.findAllByText(value === -1 ? '-1' : 'No reference');
    expect(names).not.toHaveLength(0);
    expect(await row('EV-2606-0018')).toHaveTextContent('Quarantine');
    await expectWhole();
  });

  it('in the names of products and stock locations, it shows the batches', async () => {
    const isName = ({ url }: Request) => /products|stock/.test(url);
    await open(
      before(() =>
        changeAnswers(isName, (answer) => {
          fillAt(answer, '', value);
          return answer;
        }),
      ),
    );
    expect(await row('EV-2609-0012')).toBeVisible();
    await expectWhole();
  });

  it('in the template, a file can still be chosen, or it is said why not', async () => {
    const opened = await open(
      before(() =>
        changeAnswers(isCall('GET', templates), (answer) => {
          fillAt(answer, 'columns.1', value);
          fillAt(answer, 'rows.0', value);
          fillAt(answer, '', value, ['columns', 'rows']);
          return answer;
        }),
      ),
    );
    const dialog = await choose(opened, windowsFile);
    await expectWhole();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });
});

it.each([...unpromisedReads, '{"batches": null}'])(
  'does not call a list empty that did not come: %s',
  async (body) => {
    await open(before(() => spoilAnswers(isCall('GET', context), 200, body)));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your batches could not be loaded.');
    expect(screen.queryByText('You have no batches yet.')).toBeNull();
    await expectWhole();
  },
);

it.each(unpromisedReads)('shows the batches where their names are answered by %s', async (body) => {
  await open(before(() => spoilAnswers(({ url }) => /products|stock/.test(url), 200, body)));
  expect(await row('EV-2609-0012')).toBeVisible();
  await expectWhole();
});
