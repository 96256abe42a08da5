import {
  answerOf,
  at,
  list,
  listOrNull,
  nameOrId,
  needed,
  ownKey,
  record,
  type Reader,
} from '@shared/answers/read';
import { isTrue, objectOf, textOf, textsOf, trimmedOf } from '@shared/answers/values';
import { readPicture, type ShownPicture } from '@shared/storefront/readPicture';

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

const base = {
  id: ownKey,
  name: nameOrId,
  category: textOf,
  logo: readPicture,
  isFavorite: at('is_favorite', isTrue),
};

const brand: Reader<Entry | null> = record({
  ...base,
  slug: at('seller', (seller) => textOf(objectOf(seller).slug)),
  facts: at('seller', (seller) => textsOf([objectOf(seller).name])),
  standing: () => 'open' as const,
});

const standings: Readonly<Record<string, Entry['standing']>> = {
  suspended: 'paused',
  past_due: 'held',
};

const seller: Reader<Entry | null> = record({
  ...base,
  slug: textOf,
  facts: at('regions', textsOf),
  standing: at('billing_status', (account, from) =>
    from?.is_active === false ? 'closed' : (standings[textOf(account)] ?? 'open'),
  ),
});

/** `name` is that of the field in which a group has its entries. */
const groupsOf = (name: string, entry: Reader<Entry | null>) =>
  answerOf(
    record({
      groups: needed(
        listOrNull(
          record({ name: (label) => trimmedOf(label) || '#', entries: at(name, list(entry)) }),
        ),
      ),
    }),
    'The answer has no groups.',
  );

const brandGroups = groupsOf('brands', brand);
const sellerGroups = groupsOf('sellers', seller);

/** The groups as they came, none of them empty, with nobody in two of them, and the favorites before all of them. */
function arranged(read: readonly { name: string; entries: Entry[] }[]): Group[] {
  const seen = new Set<string>();
  const groups = read.map(({ name, entries }) => ({
    name,
    entries: entries.filter(({ id }) => !seen.has(id) && seen.add(id)),
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
export const readBrands = (answer: unknown) => arranged(brandGroups(answer).groups);

/** The answer to S23. */
export const readSellers = (answer: unknown) => arranged(sellerGroups(answer).groups);

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
