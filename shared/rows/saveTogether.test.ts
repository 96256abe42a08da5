import type { Failure } from '../http/failure';
import type { Http } from '../http/http';
import type { Result } from '../http/result';
import type { RowErrors } from './describeRows';
import { kindOver, row } from './kind.testkit';
import { saveTogether } from './saveTogether';

const http = { signal: new AbortController().signal, serverLimit: 0 } as Http;

const offline: Failure = { kind: 'offline', status: null, message: '', fields: [] };

const draftOf = (id: number, name: string) => ({ id, base: row, edits: { name } });

/** Saves new names of rows by a server on which they have these, and others are gone. It is not reached afterwards. */
async function save(
  names: Record<number, string>,
  drafts: ReturnType<typeof draftOf>[],
  send: () => Result<RowErrors | null>,
) {
  const now = new Map(Object.entries(names).map(([id, name]) => [id, { ...row, id: +id, name }]));
  const sent: unknown[] = [];
  const kind = kindOver(
    {
      read: (ids) => {
        if (sent.length > 0) return Promise.resolve({ ok: false, failure: offline });
        const gone = ids.map(String).filter((key) => !now.has(key));
        return Promise.resolve({ ok: true, value: { found: now, gone: new Set(gone) } });
      },
      send: (open) => {
        sent.push(open.map(({ id }) => id));
        return Promise.resolve(send());
      },
    },
    Infinity,
  );
  const thunk = saveTogether(kind, drafts, { onSearch: () => undefined });
  const ended = await thunk((() => undefined) as never, () => null, { http });
  return { sent, ends: ended.map(({ draft, end }) => ({ id: draft.id, ...end })) };
}

it('says of each row of a call what became of it', async () => {
  const names = { 2: row.name, 3: 'New', 4: 'Theirs', 5: row.name };
  const drafts = [1, 2, 3, 4, 5].map((id) => draftOf(id, 'New'));
  const held = new Map([
    ['2', []],
    ['5', [{ field: 'name', message: 'It is held.' }]],
  ]);
  const { sent, ends } = await save(names, drafts, () => ({ ok: true, value: held }));
  expect(sent).toEqual([[2, 5]]);
  expect(ends).toMatchObject([
    { id: 1, status: 'not-saved', failure: { kind: 'refused', message: 'Gone.' } },
    { id: 2, status: 'saved', draft: { id: 2, edits: { name: 'New' } } },
    // Somebody else has written the same: nothing is to be taken back.
    { id: 3, status: 'saved', draft: { id: 3, edits: {} } },
    { id: 4, status: 'conflict', names: ['name'], now: { name: 'Theirs' } },
    { id: 5, status: 'not-saved', failure: { kind: 'refused', message: 'It is held.' } },
  ]);
});

it.each([
  ['forbidden', 'not-saved'],
  ['unknown-outcome', 'unknown'],
] as const)('says of all by what a call failed: %s', async (kind, status) => {
  const failure = { ...offline, kind };
  const { ends } = await save(
    { 2: row.name, 3: 'New' },
    [draftOf(2, 'New'), draftOf(3, 'New')],
    () => ({
      ok: false,
      failure,
    }),
  );
  expect(ends).toMatchObject([{ status }, { status: 'saved' }]);
});
