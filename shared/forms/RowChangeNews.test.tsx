import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import type { Failure } from '../http/failure';
import type { Http } from '../http/http';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { RowChangeNews, type RowChangeTexts } from './RowChangeNews';
import { recordEdits, type RecordDraft } from './recordEdits';
import { severalRows } from './RowsNotDone';
import type { RecordEnd } from './saveRecord';
import { useRowChanges, type TogetherKind } from './useRowChanges';

interface Row {
  id: number;
  at: string;
}
type Fields = Pick<Row, 'at'>;
type Changes = ReturnType<typeof useRowChanges<Row, Fields, { http: Http }>>;

const failureOf = (kind: Failure['kind'], message = ''): Failure => ({
  kind,
  status: null,
  message,
  fields: [],
});
const saved = (draft: RecordDraft<Fields>): RecordEnd<Fields> => ({ status: 'saved', draft });
const refused = (): RecordEnd<Fields> => ({
  status: 'not-saved',
  failure: failureOf('refused', 'It is held.'),
});
const gone = (): RecordEnd<Fields> => ({ status: 'not-saved', failure: failureOf('not-found') });
const lost = (): RecordEnd<Fields> => ({
  status: 'unknown',
  failure: failureOf('unknown-outcome'),
});

const texts: RowChangeTexts<Fields> = {
  searching: () => 'Checking…',
  done: (_name, { at }, count) => `Moved ${count} to ${at}.`,
  notDone: (_name, _edits, why, count) =>
    why === 'unknown' ? `Not known of ${count}` : `${count} not moved`,
};

/** Rows that one call moves, each of which ends as `endOf` says, and what is said of them. */
function show(
  endOf: (draft: RecordDraft<Fields>) => RecordEnd<Fields>,
  props: { isInDialog?: boolean } = {},
) {
  const calls: RecordDraft<Fields>[][] = [];
  const kind: TogetherKind<Row, Fields> = {
    draftOf: ({ id, at }, edits) => ({ id, name: `Row ${id}`, base: { at }, edits }),
    backOf: recordEdits<Fields>(['at'], (one, other) => one === other).backOf,
    saveAll: (drafts) => () => {
      calls.push([...drafts]);
      return Promise.resolve(drafts.map((draft) => ({ draft, end: endOf(draft) })));
    },
  };
  const shown: { changes?: Changes } = {};
  function Screen() {
    const changes = useRowChanges<Row, Fields, { http: Http }>(kind);
    shown.changes = changes;
    return <RowChangeNews changes={changes} texts={texts} several={severalRows} {...props} />;
  }
  const dispatch = (thunk: () => unknown) => thunk();
  render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <Provider store={{ ...legacy_createStore(() => ({})), dispatch: dispatch as never }}>
        <Screen />
      </Provider>
    </WidgetContext.Provider>,
  );
  const run = (rows: Row[], at: string, isMore = false) =>
    act(async () => void (await shown.changes?.run(rows, { at }, { isMore })));
  return { calls, run };
}

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, at: 'Vault' }));

it('says apart what is not known and what was refused, and claims nothing of the first', async () => {
  const { run } = show(({ id }) => (Number(id) < 2 ? lost() : refused()));
  await run(rows(4), 'Annex');
  const [first, second] = screen.getAllByRole('alert');
  expect(first).toHaveTextContent('Not known of 2');
  expect(second).toHaveTextContent('2 not moved');
});

it('says in a dialog what was done and what is left, which is sent and taken back elsewhere', async () => {
  const { run } = show((draft) => (draft.id === 0 ? refused() : saved(draft)), {
    isInDialog: true,
  });
  await run(rows(3), 'Annex');
  expect(screen.getByRole('status')).toHaveTextContent('Moved 2 to Annex.');
  expect(screen.getByRole('alert')).toHaveTextContent('1 not moved It is held.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says each reason once, with some of the rows that it was of, and counts the others', async () => {
  const { run } = show(({ id }) => (id === 7 ? gone() : refused()));
  await run(rows(500), 'Annex');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Row 0, Row 1, .* and 479 more: It is held\.$/);
  expect(second).toHaveTextContent(/^Row 7: This is no longer there\./);
});

it('takes back by one Undo what was done in several steps', async () => {
  const { calls, run } = show(saved);
  const [first, second] = rows(2);
  if (!first || !second) throw new Error('There are two.');
  await run([first], 'Annex');
  await run([second], 'Dock', true);
  expect(screen.getByText('Moved 1 to Annex. Moved 1 to Dock.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(calls[2]?.map(({ id, edits }) => [id, edits.at])).toEqual([
    [0, 'Vault'],
    [1, 'Vault'],
  ]);
  expect(await screen.findByText('Moved 2 to Vault.')).toBeVisible();
});

it('says of a row that was done twice the last that can be taken back', async () => {
  // The server has it at the dock already.
  const { calls, run } = show((draft) =>
    saved(draft.edits.at === 'Dock' ? { ...draft, edits: {} } : draft),
  );
  await run(rows(1), 'Annex');
  await run(rows(1), 'Dock', true);
  expect(screen.getByText('Moved 1 to Annex.')).toBeVisible();
  await run(rows(1), 'Yard', true);
  expect(screen.getByText('Moved 1 to Yard.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(calls[3]?.map(({ base }) => base)).toEqual([{ at: 'Yard' }]);
});

it('says no more of what was done before something else was', async () => {
  const { run } = show(saved);
  await run(rows(2), 'Annex');
  await run([{ id: 7, at: 'Vault' }], 'Dock');
  expect(screen.getByText('Moved 1 to Dock.')).toBeVisible();
});
