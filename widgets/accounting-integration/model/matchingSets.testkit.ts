import type { Entry, Party } from './answers';
import { matching } from './matching';

// Pairs as two people would type them, made by a number: one set to tune by, another one only to report.

/** The same numbers again for the same start (mulberry32). */
const numbersFrom = (start: number) => {
  let state = start;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const houses =
  'Harborview|Green Lotus|The Apothecary|Cañon Road|Poppy & Rye|O’Malley’s|Sierra Wellness|Nine Mile|Höhenzug|Golden Gate|Redwood|Blue Heron|Emerald Triangle|Sunset|High Desert|Coastal|Élan|Bay Leaf|Old Town|Juniper'.split(
    '|',
  );
const kinds = 'Dispensary|Collective|Cannabis|Remedies|Supply|Provisions|Farms|Market'.split('|');
const towns =
  'Oakland|Eureka|San José|Truckee|Long Beach|Fresno|Ukiah|Santa Cruz|Arcata|Merced|Salinas|Chico|Modesto|Vallejo'.split(
    '|',
  );

/** 2,240 names: of the numbers of a set each stands once. */
const nameOf = (index: number) =>
  `${houses[index % 20] ?? ''} ${kinds[Math.floor(index / 20) % 8] ?? ''} ${towns[Math.floor(index / 160) % 14] ?? ''}`;

type Noise = (name: string, random: (below: number) => number) => string;

const typo: Noise = (name, random) => {
  const at = 1 + random(name.length - 3);
  const ways = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + 'e' + name.slice(at),
    name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
  ];
  return ways[random(ways.length)] ?? name;
};

const noises: readonly Noise[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => `${name}, LLC`,
  (name) => `${name.normalize('NFD').replace(/\p{Diacritic}/gu, '')} Inc.`,
  (name) => name.replace('&', 'and').replace(/’/g, "'"),
  typo,
  (name, random) => typo(`${name} LLC`, random),
  (name) => `${name.split(' ').at(-1) ?? ''}, ${name.split(' ').slice(0, -1).join(' ')}`,
];

export interface PairSet {
  entries: Entry[];
  parties: Party[];
  /** By the id of ours the id of what it is; what is not there has no partner. */
  truth: ReadonlyMap<string, string>;
}

/** `count` of ours: nine of ten have a partner, and one of ten of theirs is nobody of ours. */
export function pairSet(start: number, count: number): PairSet {
  const random = numbersFrom(start);
  const truth = new Map<string, string>();
  const entries: Entry[] = [];
  const parties: Party[] = [];
  for (let index = 0; index < count; index++) {
    // Beyond the names that there are, a number tells branches apart.
    const branch = Math.floor(index / 2240);
    const name = `${nameOf(index)}${branch > 0 ? ` ${String(branch + 1)}` : ''}`;
    const license = random(3) === 0 ? `C10-${String(start * 7 + index).padStart(7, '0')}-LIC` : '';
    const blank = { email: '', license: '', sku: '' };
    entries.push({ ...blank, id: index, name, license, linkId: null });
    if (random(10) === 0) continue;
    const noise = noises[random(noises.length)] ?? typo;
    const written =
      license !== '' && random(2) === 0 ? license.toLowerCase().replace(/-/g, ' ') : '';
    const id = `Q${String(index)}`;
    parties.push({ ...blank, id, name: noise(name, random), license: written });
    truth.set(String(index), id);
  }
  return { entries, parties, truth };
}

/** All of it at once. */
export function matchAll(entries: readonly Entry[], parties: readonly Party[]) {
  const work = matching(entries, parties);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Shares of a set, in per cent. */
export function sharesOf({ entries, parties, truth }: PairSet) {
  const found = matchAll(entries, parties);
  const all = [...found].map(([id, suggestion]) => ({
    isExact: suggestion.isExact,
    isRight: truth.get(id) === suggestion.partyId,
    isNone: !truth.has(id),
  }));
  const exact = all.filter(({ isExact }) => isExact);
  const none = entries.length - truth.size;
  const share = (part: number, of: number) => (100 * part) / of;
  return {
    exactRight: share(exact.filter(({ isRight }) => isRight).length, exact.length),
    firstRight: share(all.filter(({ isRight }) => isRight).length, truth.size),
    wrongWhereNone: share(all.filter(({ isNone }) => isNone).length, none),
  };
}
