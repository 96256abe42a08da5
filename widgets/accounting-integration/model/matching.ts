import { distance } from 'fastest-levenshtein';
import { mostTypos } from '@shared/format/mostTypos';
import type { Entry, Party } from './answers';
import type { Reason, Suggestion, Suggestions } from './suggestion';

const legalForms = new Set(
  'llc inc corp co ltd lp llp lllp pllc pc gmbh company corporation incorporated limited'.split(
    ' ',
  ),
);

/** A name without case, accents, punctuation and legal form: "Poppy & Rye, L.L.C." is "poppy and rye". */
export function foldName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
    .replace(/[.'’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  let end = words.length;
  while (legalForms.has(words[end - 1] ?? '')) end -= 1;
  // A name that is nothing but a legal form keeps it.
  return (end === 0 ? words : words.slice(0, end)).join(' ');
}

/** License and stock numbers without the signs between their parts. */
const foldCode = (code: string) => code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const keysOf = (party: Party) => ({
  license: foldCode(party.license),
  sku: foldCode(party.sku),
  email: party.email.toLowerCase(),
  name: foldName(party.name),
});

type Keys = ReturnType<typeof keysOf>;

const kinds = ['license', 'sku', 'email', 'name'] as const;

/** Numbers in a name tell branches apart: "Harborview 12" is never "Harborview 13". */
const numbersOf = ({ name }: Keys) => (name.match(/\p{N}+/gu) ?? []).join(' ');
const hasSameNumbers = (one: Keys, other: Keys) => numbersOf(one) === numbersOf(other);
const sortedOf = (name: string) => name.split(' ').sort().join(' ');

/** Two that both have a number of a kind, and not the same one, are not the same. */
const contradict = (one: Keys, other: Keys) =>
  (['license', 'sku'] as const).some(
    (kind) => one[kind] !== '' && other[kind] !== '' && one[kind] !== other[kind],
  );

/** A name without one of its letters, each in turn: names that differ by one letter, or by two swapped, share one. */
function* shortened(name: string): Generator<string> {
  yield name;
  for (let at = 0; at < name.length; at++) yield name.slice(0, at) + name.slice(at + 1);
}

/** After so many comparisons of work it lets others go on. */
const slice = 10;

/**
 * Finds for each of ours that is free what it is at QuickBooks, among those of theirs that are free. It yields between
 * small parts of the work, so that who drives it can let the page go on. What is exact is so by a number, an address
 * or a name that only one on each side has.
 */
export function* matching(
  entries: readonly Entry[],
  parties: readonly Party[],
): Generator<undefined, Suggestions> {
  const found = new Map<string, Suggestion>();
  const taken = new Set<string>();
  const index = new Map<string, Candidate[]>();
  const theirs: Candidate[] = [];
  for (const [at, party] of parties.entries()) {
    theirs.push({ party, keys: keysOf(party) });
    if (at % (10 * slice) === 0) yield;
  }
  const ours: { entry: Entry; keys: Keys }[] = [];
  for (const [at, entry] of entries.entries()) {
    ours.push({ entry, keys: keysOf(entry) });
    if (at % (10 * slice) === 0) yield;
  }
  for (const kind of kinds) {
    const own = uniqueBy(ours, kind);
    yield;
    const their = uniqueBy(theirs, kind);
    yield;
    for (const [key, mine] of own) {
      const other = their.get(key);
      if (!mine || !other || found.has(String(mine.entry.id)) || taken.has(String(other.party.id)))
        continue;
      // One address may serve several branches.
      const isBranch = kind === 'email' && !hasSameNumbers(mine.keys, other.keys);
      if (isBranch || contradict(mine.keys, other.keys)) continue;
      found.set(String(mine.entry.id), {
        partyId: other.party.id,
        reason: { kind },
        isExact: true,
      });
      taken.add(String(other.party.id));
    }
    yield;
  }
  const open = theirs.filter(({ party }) => !taken.has(String(party.id)));
  for (const [at, candidate] of open.entries()) {
    const { name } = candidate.keys;
    for (const key of [...shortened(name), `= ${sortedOf(name)}`]) {
      const known = index.get(key);
      if (known) known.push(candidate);
      else index.set(key, [candidate]);
    }
    if (at % slice === 0) yield;
  }
  for (const [at, mine] of ours.entries()) {
    if (at % slice === 0) yield;
    if (found.has(String(mine.entry.id))) continue;
    const similar = similarTo(mine.keys, index);
    if (similar) found.set(String(mine.entry.id), similar);
  }
  return found;
}

interface Candidate {
  party: Party;
  keys: Keys;
}

/** Those that alone have a key of a kind; null for a key that several have. */
function uniqueBy<T extends { keys: Keys }>(all: readonly T[], kind: keyof Keys) {
  const unique = new Map<string, T | null>();
  for (const each of all) {
    const key = each.keys[kind];
    if (key !== '') unique.set(key, unique.has(key) ? null : each);
  }
  return unique;
}

/** The nearest by its name; none where two are equally near, for then either may be meant. */
function similarTo(
  keys: Keys,
  index: ReadonlyMap<string, readonly Candidate[]>,
): Suggestion | null {
  const { name } = keys;
  const candidates = new Set<Candidate>(index.get(`= ${sortedOf(name)}`));
  for (const key of shortened(name)) {
    for (const candidate of index.get(key) ?? []) candidates.add(candidate);
  }
  let best: { candidate: Candidate; count: number } | null = null;
  let isTied = false;
  for (const candidate of candidates) {
    const other = candidate.keys.name;
    if (contradict(keys, candidate.keys) || !hasSameNumbers(keys, candidate.keys)) continue;
    const isSameWords = sortedOf(name) === sortedOf(other);
    const count = isSameWords ? 0 : distance(name, other);
    if (count > mostTypos(name)) continue;
    if (!best || count < best.count) {
      best = { candidate, count };
      isTied = false;
    } else if (count === best.count) isTied = true;
  }
  if (!best || isTied) return null;
  const { candidate, count } = best;
  const reason: Reason =
    candidate.keys.name === name
      ? { kind: 'name' }
      : count === 0
        ? { kind: 'words' }
        : { kind: 'letters', count };
  return { partyId: candidate.party.id, reason, isExact: false };
}
