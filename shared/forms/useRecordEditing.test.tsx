import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import * as v from 'valibot';
import { createAttemptKeys } from '../http/attemptKeys';
import type { Failure } from '../http/failure';
import type { Http } from '../http/http';
import { describeRecord } from './describeRecord';
import type { NotSaved, RecordDraft, Saved } from './recordEdits';
import { useRecordEditing } from './useRecordEditing';

interface Fields {
  name: string;
  site: string;
  note: string;
}
type Draft = RecordDraft<Fields>;

const base = { name: 'Meridian', site: '', note: '' };
const now = { name: 'Far Coast', site: 'https://far.example/', note: 'Inland' };
const edits = { name: 'New Meridian', site: 'https://new.example/' };

const text = { label: () => '', schema: v.string() };
const kind = describeRecord<Fields & { id: number }, Fields, { http: Http }>({
  fields: { name: text, site: text, note: text },
  read: () => Promise.resolve({ ok: true, value: [{ id: 1, ...now }] }),
  change: () => Promise.resolve({ ok: true, value: undefined }),
  refresh: () => () => undefined,
});
const keys = createAttemptKeys('brands', null);

type Thunk = (...store: unknown[]) => Promise<Saved<Fields> | NotSaved<Fields>>;

const http = { signal: new AbortController().signal, serverLimit: 30 } as Http;

/** Where `save` says how each save ends, which it is given. */
function edit(
  save: (saving: () => ReturnType<Thunk>) => ReturnType<Thunk>,
  saved: Draft[] = [],
  of = kind,
) {
  const dispatch = (thunk: Thunk): unknown => save(() => thunk(run, () => ({}), { http }));
  const run = (thunk: Thunk) => thunk();
  const store = { ...legacy_createStore(() => ({})), dispatch: dispatch as never };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const onSaved = (draft: Draft) => void saved.push(draft);
  return renderHook(() => useRecordEditing(of, { keys, onSaved }), { wrapper });
}

/** Work that a colleague changed as well: two of its fields are in conflict. */
async function inConflict() {
  const saved: Draft[] = [];
  const ends: (Saved<Fields> | NotSaved<Fields>)[] = [
    { status: 'conflict', names: ['name', 'site'], now },
  ];
  const { result } = edit(async (saving) => ends.shift() ?? saving(), saved);
  act(() => result.current.open({ id: 1, base, edits }));
  await act(() => result.current.save());
  return { result, saved };
}

it('shows the record as it is by now, and keeps what is to be decided as it was', async () => {
  const { result } = await inConflict();
  expect(result.current.shown?.base).toEqual(now);
  expect(result.current.work).toEqual({ id: 1, base: { ...base, note: 'Inland' }, edits });
});

/** Work whose save is on its way; `end` says how that ends. */
function whileSaving(id: number | null = 1) {
  let resolve: (end: Saved<Fields> | NotSaved<Fields>) => void = () => undefined;
  const { result } = edit(() => new Promise((ended) => (resolve = ended)));
  act(() => result.current.open({ id, base, edits }));
  let saving = Promise.resolve();
  act(() => {
    saving = result.current.save();
  });
  const end = (how: Saved<Fields> | NotSaved<Fields>) =>
    act(async () => {
      resolve(how);
      await saving;
    });
  return { result, end };
}

it('keeps what is typed while a save is on its way that ends in a conflict', async () => {
  const { result, end } = whileSaving();
  act(() => result.current.change({ name: 'New Meridian and more' }));
  await end({ status: 'conflict', names: ['name'], now });
  expect(result.current.work?.edits.name).toBe('New Meridian and more');
});

it('keeps open what is typed while a save is on its way that succeeds', async () => {
  const { result, end } = whileSaving();
  act(() => result.current.change({ note: 'Inland' }));
  await end({ status: 'saved', draft: { id: 1, base, edits } });
  expect(result.current.isOpen).toBe(true);
  expect(result.current.work).toEqual({
    id: 1,
    base: { ...base, ...edits },
    edits: { note: 'Inland' },
  });
});

it('goes back to the record as it is by now, also out of a conflict', async () => {
  const { result } = await inConflict();
  act(() => result.current.reset());
  expect(result.current.work).toEqual({ id: 1, base: now, edits: {} });
});

it.each([
  ['yours', edits],
  ['theirs', {}],
])('settles all fields at once: %s', async (whose, left) => {
  const { result, saved } = await inConflict();
  const { keepMine, takeTheirs } = result.current;
  const settle = whose === 'yours' ? keepMine : takeTheirs;
  act(() => (['name', 'site'] as const).forEach(settle));
  expect(result.current.why).toBeNull();
  await act(() => result.current.save());
  expect(saved).toEqual([{ id: 1, base: now, edits: left }]);
});

it('opens what is kept behind a closed dialog before another record', async () => {
  const { result, end } = whileSaving();
  act(() => result.current.close());
  const failure: Failure = { kind: 'forbidden', status: 403, message: '', fields: [] };
  await end({ status: 'unknown', failure });
  act(() => result.current.open({ id: 2, base: now, edits: {} }));
  expect(result.current).toMatchObject({ isOpen: true, work: { id: 1, edits } });
});

it('keeps what is typed while a new record is sent over what is found of it, and says no blank is left', async () => {
  const { result, end } = whileSaving(null);
  act(() => result.current.change({ note: 'Inland' }));
  const fields = { ...base, ...edits, site: 'https://new.example/home' };
  const find = () => Promise.resolve({ id: 9, fields });
  await end({ status: 'saved', draft: { id: null, base, edits }, find });
  expect(result.current).toMatchObject({ isOpen: true, isSavedInPart: true });
  expect(result.current.work).toEqual({ id: 9, base: fields, edits: { note: 'Inland' } });
});

it.each([
  ['blanks', { name: `${edits.name} ` }, null],
  ['a text whose record is not found', { note: 'Inland' }, { note: 'Inland' }],
])(
  'closes on %s typed while a new record is sent, and loses no text',
  async (_what, typed, left) => {
    const { result, end } = whileSaving(null);
    act(() => result.current.change(typed));
    const find = () => Promise.resolve(null);
    await end({ status: 'saved', draft: { id: null, base, edits }, find });
    expect(result.current.isOpen).toBe(false);
    expect(result.current.work?.edits ?? null).toEqual(left);
  },
);

/** A new record whose answers are lost and is not found yet; `end`: what is there can no longer be read. */
function whileLost() {
  const failed = (of: 'unknown-outcome' | 'forbidden') =>
    Promise.resolve({
      ok: false as const,
      failure: { kind: of, status: null, message: '', fields: [] },
    });
  const keysSent: string[] = [];
  let canRead = true;
  const { result } = edit((saving) => saving(), [], {
    ...kind,
    create: (_extra, _fields, key) => {
      keysSent.push(key);
      return failed('unknown-outcome');
    },
    read: () => (canRead ? Promise.resolve({ ok: true, value: [] }) : failed('forbidden')),
  });
  act(() => result.current.open({ id: null, base, edits }));
  const save = () => act(() => void result.current.save());
  const end = async () => {
    canRead = false;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(result.current.why).toMatchObject({ status: 'unknown' }));
  };
  return { result, keysSent, save, end };
}

it('sends a record once, however often that is asked for, and says that it looks for a lost answer', async () => {
  const { result, keysSent, save } = whileLost();
  save();
  save();
  await waitFor(() => expect(result.current.isSearching).toBe(true));
  save();
  expect(keysSent).toHaveLength(1);
});

it('sends a new record of which nothing is known again by the same key', async () => {
  const { result, keysSent, save, end } = whileLost();
  save();
  await waitFor(() => expect(result.current.isSearching).toBe(true));
  await end();
  save();
  expect(keysSent).toEqual([keysSent[0], keysSent[0]]);
});
