import { createDrafts } from './drafts';

interface Quantities {
  cases: number;
}

const isValue = (value: unknown): value is Quantities =>
  typeof value === 'object' &&
  value !== null &&
  'cases' in value &&
  typeof value.cases === 'number';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 2, 1, 14, 2);
let time = start;

const draftsOf = (userId: string | number | null, widget = 'cart') =>
  createDrafts({ widget, userId, isValue, now: () => time });

beforeEach(() => {
  time = start;
  localStorage.clear();
});

it('gives a draft back after a reload, with the time it was written', () => {
  draftsOf(7).write('line-3', { cases: 12 });
  time += day;
  expect(draftsOf(7).read('line-3')).toEqual({ savedAt: start, value: { cases: 12 } });
});

it('keeps the latest of two drafts of one record', () => {
  draftsOf(7).write('line-3', { cases: 12 });
  time += 1000;
  draftsOf(7).write('line-3', { cases: 13 });
  expect(draftsOf(7).read('line-3')).toEqual({ savedAt: start + 1000, value: { cases: 13 } });
});

it('has no draft after it was removed', () => {
  draftsOf(7).write('line-3', { cases: 12 });
  draftsOf(7).remove('line-3');
  expect(draftsOf(7).read('line-3')).toBeNull();
});

it.each([
  ['another record', () => draftsOf(7).read('line-4')],
  ['another user', () => draftsOf(8).read('line-3')],
  ['another widget', () => draftsOf(7, 'checkout').read('line-3')],
  ['nobody signed in', () => draftsOf(null).read('line-3')],
])('does not show a draft to %s', (_case, read) => {
  draftsOf(7).write('line-3', { cases: 12 });
  expect(read()).toBeNull();
});

it('does not take an id with a colon for the record of another user', () => {
  draftsOf('7:a').write('b', { cases: 12 });
  expect(draftsOf('7').read('a:b')).toBeNull();
  draftsOf('7').removeOthers();
  expect(draftsOf('7:a').read('b')).toBeNull();
});

it('keeps nothing when nobody is signed in', () => {
  draftsOf(null).write('line-3', { cases: 12 });
  expect(draftsOf(null).read('line-3')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it.each([
  [30 * day, true],
  [30 * day + 1, false],
  [-3600_000, true], // the clock was set back
])('after %d milliseconds a draft is still there: %s', (age, isThere) => {
  draftsOf(7).write('line-3', { cases: 12 });
  time += age;
  expect(draftsOf(7).read('line-3') !== null).toBe(isThere);
});

it.each([
  'rubbish',
  'null',
  '7',
  '[]',
  '{}',
  '{"savedAt": 1772373720000}',
  '{"value": {"cases": 12}}',
  '{"savedAt": "1772373720000", "value": {"cases": 12}}',
  '{"savedAt": 1e300, "value": {"cases": 12}}',
  '{"savedAt": 1772373720000, "value": {"cases": "12"}}',
  '{"savedAt": 1772373720000, "value": null}',
])('has no draft when the storage holds %s', (rubbish) => {
  draftsOf(7).write('line-3', { cases: 12 });
  localStorage.setItem(localStorage.key(0) ?? '', rubbish);
  expect(draftsOf(7).read('line-3')).toBeNull();
});

describe('removeOthers', () => {
  beforeEach(() => {
    draftsOf(7).write('line-3', { cases: 1 });
    draftsOf(71).write('line-3', { cases: 2 });
    draftsOf(8).write('line-3', { cases: 3 });
    draftsOf(8).write('line-4', { cases: 4 });
    draftsOf(8, 'cart-preview').write('line-3', { cases: 5 });
    localStorage.setItem('theme', 'dark');
  });

  it('drops the drafts of other users for this widget and nothing else', () => {
    draftsOf(7).removeOthers();
    expect(draftsOf(7).read('line-3')?.value).toEqual({ cases: 1 });
    expect(draftsOf(71).read('line-3')).toBeNull();
    expect(draftsOf(8).read('line-3')).toBeNull();
    expect(draftsOf(8).read('line-4')).toBeNull();
    expect(draftsOf(8, 'cart-preview').read('line-3')?.value).toEqual({ cases: 5 });
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('drops the drafts of everyone for this widget when nobody is signed in', () => {
    draftsOf(null).removeOthers();
    expect(draftsOf(7).read('line-3')).toBeNull();
    expect(draftsOf(8).read('line-3')).toBeNull();
    expect(draftsOf(8, 'cart-preview').read('line-3')?.value).toEqual({ cases: 5 });
  });
});
