import * as v from 'valibot';
import { createDraftStore } from './draftStore';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 2, 1, 14, 2);
let time = start;

interface Who {
  userId?: string | number | null;
  widget?: string;
  record?: string | number;
}

/** One visit of the record. Each call is a visit of its own. */
const visit = ({ userId = 7, widget = 'cart', record = 'line-3' }: Who = {}) =>
  createDraftStore({
    widget,
    userId,
    record,
    schema: v.object({ cases: v.number() }),
  });

const valuesOf = (who?: Who) =>
  visit(who)
    .find()
    .map(({ value }) => value.cases);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  time = start;
  localStorage.clear();
  sessionStorage.clear();
});

it('gives a draft to the next visit, with the time it was written', () => {
  visit().write({ cases: 12 });
  time += day;
  expect(visit().find()).toMatchObject([{ savedAt: start, value: { cases: 12 } }]);
});

it('keeps the latest of what one visit wrote, and does not give it back to that visit', () => {
  const first = visit();
  first.write({ cases: 12 });
  first.write({ cases: 13 });
  expect(valuesOf()).toEqual([13]);
  expect(first.find()).toEqual([]);
});

it('is as old as what it holds, also when that is written once more', () => {
  const first = visit();
  first.write({ cases: 12 });
  time += day;
  first.write({ cases: 12 });
  expect(visit().find()).toMatchObject([{ savedAt: start }]);
});

it('is written once more when another tab removed it', () => {
  const first = visit();
  const draft = { cases: 12 };
  first.write(draft);
  const other = visit();
  other.remove(other.find());
  first.write(draft);
  expect(valuesOf()).toEqual([12]);
});

it('is written once more when there was no room for it', () => {
  const first = visit();
  const draft = { cases: 12 };
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  first.write(draft);
  full.mockRestore();
  expect(valuesOf()).toEqual([]);
  first.write(draft);
  expect(valuesOf()).toEqual([12]);
});

it('keeps what two tabs wrote apart, the older first', () => {
  const [one, other] = [visit(), visit()];
  one.write({ cases: 12 });
  time += 1;
  other.write({ cases: 13 });
  time -= 2;
  visit().write({ cases: 11 });
  expect(valuesOf()).toEqual([11, 12, 13]);
});

it('tells what pages of this tab left from what other tabs have', () => {
  visit().write({ cases: 12 });
  sessionStorage.clear();
  visit().write({ cases: 13 });
  expect(visit().find()).toMatchObject([
    { value: { cases: 12 }, isOfTab: false },
    { value: { cases: 13 }, isOfTab: true },
  ]);
});

it('clears the draft of its own visit alone', () => {
  visit().write({ cases: 12 });
  const second = visit();
  second.write({ cases: 13 });
  second.clear();
  expect(valuesOf()).toEqual([12]);
});

it('removes the drafts of other visits when it is told to', () => {
  const first = visit();
  first.write({ cases: 12 });
  const second = visit();
  const found = second.find();
  second.remove(found);
  expect(found.map((draft) => second.isThere(draft))).toEqual([false]);
  expect(valuesOf()).toEqual([]);
});

it.each<[string, Who]>([
  ['another record', { record: 'line-4' }],
  ['a record that begins alike', { record: 'line-' }],
  ['another user', { userId: 8 }],
  ['another widget', { widget: 'checkout' }],
  ['nobody signed in', { userId: null }],
])('does not show a draft to %s', (_case, who) => {
  visit().write({ cases: 12 });
  expect(valuesOf(who)).toEqual([]);
});

it('does not take an id with a colon for the record of another user', () => {
  visit({ userId: '7:a', record: 'b' }).write({ cases: 12 });
  expect(valuesOf({ userId: '7', record: 'a:b' })).toEqual([]);
  visit({ userId: '7' }).prune();
  expect(valuesOf({ userId: '7:a', record: 'b' })).toEqual([]);
});

it('keeps nothing when nobody is signed in', () => {
  visit({ userId: null }).write({ cases: 12 });
  expect(localStorage).toHaveLength(0);
});

it.each([
  [30 * day, true],
  [30 * day + 1, false],
  [-3600_000, true], // the clock was set back
])('after %d milliseconds a draft is still there: %s', (age, isThere) => {
  visit().write({ cases: 12 });
  time += age;
  expect(valuesOf()).toHaveLength(isThere ? 1 : 0);
  visit().prune();
  expect(localStorage).toHaveLength(isThere ? 1 : 0);
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
])('finds no draft when the storage holds %s', (rubbish) => {
  visit().write({ cases: 12 });
  localStorage.setItem(localStorage.key(0) ?? '', rubbish);
  expect(valuesOf()).toEqual([]);
});

describe('what others left', () => {
  beforeEach(() => {
    visit().write({ cases: 1 });
    visit({ widget: 'cart-preview' }).write({ cases: 2 });
    visit({ userId: 71 }).write({ cases: 3 });
    visit({ userId: 8, record: 'line-4' }).write({ cases: 4 });
    visit({ userId: 8, widget: 'cart-preview' }).write({ cases: 5 });
    localStorage.setItem('theme', 'dark');
  });

  it('goes for all widgets, and nothing else does', () => {
    visit().prune();
    expect(valuesOf()).toEqual([1]);
    expect(valuesOf({ widget: 'cart-preview' })).toEqual([2]);
    expect(localStorage).toHaveLength(3);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('goes of this widget alone where nobody is named: another one on the page may name who it is', () => {
    visit({ userId: null }).prune();
    expect(valuesOf()).toEqual([]);
    expect(valuesOf({ userId: 8, record: 'line-4' })).toEqual([]);
    expect(valuesOf({ widget: 'cart-preview' })).toEqual([2]);
    expect(valuesOf({ userId: 8, widget: 'cart-preview' })).toEqual([5]);
  });
});
