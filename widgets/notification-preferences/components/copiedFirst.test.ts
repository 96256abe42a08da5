import { copiedFirst } from './copiedFirst';
import type { CopyStatus } from './useCopies';

const refused: CopyStatus = {
  status: 'not-saved',
  failure: { kind: 'server', status: 500, message: '', fields: [] },
};

// The copy to the third one is saved, the one to the fourth failed, the one to the fifth is to come.
it.each([
  ['of a few leaves each where it is', 10, ['1', '2', '3', '4', '5', '6']],
  ['of many puts those first that are copied to', 11, ['3', '4', '5', '1', '2', '6']],
  ['of as many as are drawn does not move what failed', 100, ['3', '4', '5', '1', '2', '6']],
  ['of more than are drawn puts what failed first', 101, ['4', '3', '5', '1', '2', '6']],
])('%s', (_name, count, first) => {
  const targets = Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, name: '' }));
  const results = new Map<string, CopyStatus>([
    ['3', { status: 'saved', draft: { id: '3', base: {}, edits: {} } }],
    ['4', refused],
    ['5', { status: 'pending' }],
  ]);
  const ordered = copiedFirst(targets, ['3', '4', '5'], results);
  expect(ordered.slice(0, 6).map(({ id }) => id)).toEqual(first);
});
