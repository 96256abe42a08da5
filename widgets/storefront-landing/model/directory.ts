import { textOf } from '@shared/answers';
import type { LandingBrand, LandingSeller } from '@shared/contract/storefrontLanding';
import { readPicture, type ShownPicture } from '@shared/storefront/readPicture';
import {
  isId,
  isObject,
  objectsOf,
  textsOf,
  unreadable,
  type Loose,
} from '@shared/storefront/readSeller';

/** One brand or one seller of a list that stands in groups. */
export interface Entry {
  id: string;
  name: string;
  /** Names the seller, of a brand its own, in addresses; empty where the server does not say. */
  slug: string;
  /** Under the name: a brand's seller, a seller's regions. */
  facts: string[];
  /** How the seller's shop and its account stand. */
  standing: 'open' | 'closed' | 'paused' | 'held';
  logo: ShownPicture | null;
  category: string;
  isFavorite: boolean;
}

/** `name` is a letter; null for the favorites, which come first. */
export interface Group {
  name: string | null;
  entries: Entry[];
}

const baseOf = ({ id, name, category, is_favorite, logo }: Loose<LandingBrand>) => ({
  id: textOf(id),
  name: textOf(name).trim() || textOf(id),
  category: textOf(category),
  logo: readPicture(logo),
  isFavorite: is_favorite === true,
});

function readBrand(brand: Loose<LandingBrand>): Entry[] {
  if (!isId(brand.id)) return [];
  const seller = isObject(brand.seller) ? brand.seller : {};
  return [
    {
      ...baseOf(brand),
      slug: textOf(seller.slug),
      facts: textsOf([seller.name]),
      standing: 'open',
    },
  ];
}

const standings: Readonly<Record<string, Entry['standing']>> = {
  suspended: 'paused',
  past_due: 'held',
};

function readSeller(seller: Loose<LandingSeller>): Entry[] {
  if (!isId(seller.id)) return [];
  const account = standings[textOf(seller.billing_status)];
  return [
    {
      ...baseOf(seller),
      slug: textOf(seller.slug),
      facts: textsOf(seller.regions),
      standing: seller.is_active === false ? 'closed' : (account ?? 'open'),
    },
  ];
}

/** The groups as they came, none of them empty, with nobody in two of them, and the favorites before all of them. */
function readGroups(answer: unknown, read: (group: Record<string, unknown>) => Entry[]): Group[] {
  if (!isObject(answer) || !Array.isArray(answer.groups)) {
    throw unreadable('The answer has no groups.');
  }
  const seen = new Set<string>();
  const groups = objectsOf(answer.groups).map((group): Group => ({
    name: textOf(group.name).trim() || '#',
    entries: read(group).filter(({ id }) => !seen.has(id) && seen.add(id)),
  }));
  const favorites = groups.flatMap(({ entries }) => entries.filter((entry) => entry.isFavorite));
  const others = groups.map(({ name, entries }) => ({
    name,
    entries: entries.filter((entry) => !entry.isFavorite),
  }));
  return [{ name: null, entries: favorites }, ...others].filter(hasEntries);
}

const hasEntries = ({ entries }: Group) => entries.length > 0;

/** The answer to S22. */
export const readBrands = (answer: unknown) =>
  readGroups(answer, ({ brands }) => objectsOf(brands).flatMap(readBrand));

/** The answer to S23. */
export const readSellers = (answer: unknown) =>
  readGroups(answer, ({ sellers }) => objectsOf(sellers).flatMap(readSeller));

/** Without accents and capitals: "creme" finds "Crème". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name or facts hold every word, in their groups. */
export function found(groups: readonly Group[], text: string): readonly Group[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const fits = ({ name, facts }: Entry) => {
    const said = plain([name, ...facts].join('\n'));
    return words.every((word) => said.includes(word));
  };
  return groups
    .map(({ name, entries }) => ({ name, entries: entries.filter(fits) }))
    .filter(hasEntries);
}

export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);
