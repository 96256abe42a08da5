import {
  answerOf,
  at,
  list,
  listOrNull,
  nameOrId,
  needed,
  ownKey,
  record,
  type Read,
  type Reader,
} from '@shared/answers/read';
import { distinct, isTrue, objectOf, textOf, textsOf, trimmedOf } from '@shared/answers/values';
import { t } from '@shared/page/i18n';
import { oncePer } from '@shared/store/oncePer';

/** The group of the favorites, which stands before those of letters. */
export const favorites = '';

/** `logo` is as the server has it, to be read when it is drawn: of thousands only some are. */
const base = {
  id: ownKey,
  name: nameOrId,
  category: textOf,
  logo: (logo: unknown) => logo,
  isFavorite: at('is_favorite', isTrue),
};

/** `slug` names the seller in addresses; empty where the server does not say. `facts` stand under the name. */
const brand = record({
  ...base,
  slug: at('seller', (seller) => textOf(objectOf(seller).slug)),
  facts: at('seller', (seller) => textsOf([objectOf(seller).name])),
  standing: () => '',
});

/** `standing` is how the shop and its account stand, in words that mean something to a buyer; '' where all is well. */
const seller: typeof brand = record({
  ...base,
  slug: textOf,
  facts: at('regions', textsOf),
  standing: at('billing_status', (account, from) => {
    if (from?.is_active === false) return t('Not taking orders');
    if (account === 'suspended') return t('Orders paused');
    return account === 'past_due' ? t('Orders may be held') : '';
  }),
});

/** A brand or a seller, in the group of that name: a letter, or the favorites. */
export type Entry = Read<typeof brand> & {
  group: string;
  /** Its id with the name of its list: a brand and a seller may have the same. */
  key: string;
};

/** `name` is that of the field in which a group has its entries. The favorites come first, and nobody twice. */
function readerOf(name: string, entry: Reader<Read<typeof brand> | null>) {
  const group = record({ name: trimmedOf, entries: at(name, list(entry)) });
  const read = answerOf(record({ groups: needed(listOrNull(group)) }), 'The answer has no groups.');
  return (answer: unknown): readonly Entry[] => {
    const all = read(answer).groups.flatMap(({ name: letter, entries }) =>
      entries.map((each) =>
        Object.assign(each, {
          group: each.isFavorite ? favorites : letter || '#',
          key: `${name} ${each.id}`,
        }),
      ),
    );
    const single = distinct(all, ({ id }) => id);
    // The store looks through all that is not frozen.
    return Object.freeze([
      ...single.filter(({ isFavorite }) => isFavorite),
      ...single.filter(({ isFavorite }) => !isFavorite),
    ]);
  };
}

/** The answer to S22. */
export const readBrands = readerOf('brands', brand);

/** The answer to S23. */
export const readSellers = readerOf('sellers', seller);

/** Without accents and capitals: "creme" finds "Crème". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What an entry is found by. */
const saidBy = oncePer(({ name, facts }: Entry) => plain([name, ...facts].join('\n')));

/** Those whose name or facts hold every word. */
export function found(entries: readonly Entry[], text: string): readonly Entry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => words.every((word) => saidBy(entry).includes(word)));
}
