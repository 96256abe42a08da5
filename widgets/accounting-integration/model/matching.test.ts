import type { Entry, Party } from './answers';
import { foldName } from './matching';
import { matchAll, pairSet, sharesOf } from './matchingSets.testkit';

const blank = { email: '', license: '', sku: '' };
const ours = (id: number, name: string, more: Partial<Party> = {}): Entry => ({
  ...blank,
  id,
  name,
  linkId: null,
  ...more,
});
const theirs = (id: string, name: string, more: Partial<Party> = {}): Party => ({
  ...blank,
  id,
  name,
  ...more,
});

it.each([
  ['Poppy & Rye, L.L.C.', 'poppy and rye'],
  ['CAÑON ROAD Inc', 'canon road'],
  ["O'Malley’s", 'omalleys'],
  ['Höhenzug GmbH', 'hohenzug'],
  ['LLC', 'llc'],
  ['Company Store', 'company store'],
])('reads %s as %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

it.each<[string, Entry, Party, unknown]>([
  [
    'the license',
    ours(1, 'Ash', { license: 'C10-01' }),
    theirs('a', 'X', { license: 'c10 01' }),
    { kind: 'license' },
  ],
  ['the SKU', ours(1, 'Ash', { sku: 'EV-1' }), theirs('a', 'X', { sku: 'ev1' }), { kind: 'sku' }],
  [
    'the e-mail',
    ours(1, 'Ash', { email: 'A@b.c' }),
    theirs('a', 'X', { email: 'a@B.c' }),
    { kind: 'email' },
  ],
  ['the name', ours(1, 'Ash'), theirs('a', 'ASH, LLC'), { kind: 'name' }],
])('takes %s for exact', (_, mine, their, reason) => {
  expect(matchAll([mine], [their]).get('1')).toEqual({ partyId: 'a', reason, isExact: true });
});

it.each<[string, string, unknown]>([
  ['Harborview Oakland', 'Habrorview Oakland', { kind: 'letters', count: 2 }],
  ['Harborview Oakland', 'Oakland Harborview', { kind: 'words' }],
])('offers for %s what is called %s, and takes it not by itself', (name, other, reason) => {
  expect(matchAll([ours(1, name)], [theirs('a', other)]).get('1')).toEqual({
    partyId: 'a',
    reason,
    isExact: false,
  });
});

it.each<[string, Entry[], Party[]]>([
  ['another number', [ours(1, 'Harborview 12')], [theirs('a', 'Harborview 13')]],
  [
    'the e-mail of another branch',
    [ours(1, 'Harborview 12', { email: 'a@b.c' })],
    [theirs('a', 'Harborview 13', { email: 'a@b.c' })],
  ],
  [
    'another license',
    [ours(1, 'Harborview', { license: 'C1' })],
    [theirs('a', 'Harborview', { license: 'C2' })],
  ],
  [
    'one of two alike',
    [ours(1, 'Harborview')],
    [theirs('a', 'Harborview'), theirs('b', 'HARBORVIEW')],
  ],
  ['something else', [ours(1, 'Harborview')], [theirs('a', 'Golden Gate')]],
])('suggests nothing for %s', (_, entries, parties) => {
  expect(matchAll(entries, parties).size).toBe(0);
});

// The thresholds were set by the first; the second is only reported.
it.each([
  ['the set to tune by', 11],
  ['the set to report', 4711],
])('is right on 2,000 pairs: %s', (_, start) => {
  const set = pairSet(start, 2000);
  const shares = sharesOf(set);
  expect(shares.exactRight).toBeGreaterThanOrEqual(99.5);
  expect(shares.firstRight).toBeGreaterThanOrEqual(90);
  expect(shares.wrongWhereNone).toBeLessThan(3);
});
