import { readRowsNow } from './readRowsNow';

const rowsOf = (ids: readonly (number | string)[]) => ids.map((id) => ({ id }));

it('reads rows a hundred at a time, and fails as the first read does', async () => {
  const ids = Array.from({ length: 250 }, (_, id) => id);
  const parts: number[] = [];
  const read = await readRowsNow(ids, (part) => {
    parts.push(part.length);
    return Promise.resolve({ ok: true, value: { rows: rowsOf(part), count: part.length } });
  });
  expect(parts).toEqual([100, 100, 50]);
  expect(read.ok && read.value.found.size).toBe(250);
  const failure = { kind: 'forbidden', status: 403, message: '', fields: [] } as const;
  const failed = await readRowsNow(ids, () => Promise.resolve({ ok: false, failure }));
  expect(failed).toEqual({ ok: false, failure });
});

it.each([
  ['minds the ids', [1], 1, false, ['2']],
  ['answers others beside them', [1, 7], 2, false, []],
  ['has more on other pages', [1], 30, false, []],
  ['answers all that there are', [1, 7], 2, true, ['2']],
])(
  'says what is gone as far as the server tells: one that %s',
  async (_, rows, count, isAll, gone) => {
    const answer = { ok: true, value: { rows: rowsOf(rows), count } } as const;
    const read = await readRowsNow([1, 2], () => Promise.resolve(answer), { isAll });
    expect(read.ok && [...read.value.found.keys()]).toEqual(['1']);
    expect(read.ok && [...read.value.gone]).toEqual(gone);
  },
);
