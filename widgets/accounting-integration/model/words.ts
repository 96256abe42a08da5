import type { Id } from '@shared/answers/id';
import { factsOf } from '@shared/format/facts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import type { Party } from './answers';
import { ofSet, type Drafts } from './drafts';
import { kindOf, partiesById, type ChangeKind } from './rows';
import { tabNames, type TabName } from './sets';
import type { Reason } from './suggestion';

export const tabLabel = (tab: TabName): string =>
  ({ 'custom-fields': t('Custom fields'), customers: t('Customers'), products: t('Products') })[
    tab
  ];

/** "3 customers", for sentences. */
export function counted(set: TabName, count: number, locale: string): string {
  const shown = { count: formatCount(count, locale) };
  if (set === 'customers') return tn('%(count)s customer', '%(count)s customers', count, shown);
  if (set === 'products') return tn('%(count)s product', '%(count)s products', count, shown);
  return tn('%(count)s custom field', '%(count)s custom fields', count, shown);
}

/** "2 customers, 1 product" of those that there are. */
export const countedBySet = (countOf: (set: TabName) => number, locale: string): string =>
  tabNames
    .filter((set) => countOf(set) > 0)
    .map((set) => counted(set, countOf(set), locale))
    .join(', ');

/** "Customers: 14 linked, 2 changed, 1 unlinked." */
export const sumsOf = (drafts: Drafts, locale: string): string =>
  tabNames
    .flatMap((set) => {
      const kinds = ofSet(drafts, set).map(kindOf);
      if (kinds.length === 0) return [];
      const number = (kind: ChangeKind) => kinds.filter((each) => each === kind).length;
      const shown = (count: number) => ({ count: formatCount(count, locale) });
      const [linked, changed, unlinked] = [number('linked'), number('changed'), number('unlinked')];
      const sums = [
        linked > 0 && tn('%(count)s linked', '%(count)s linked', linked, shown(linked)),
        changed > 0 && tn('%(count)s changed', '%(count)s changed', changed, shown(changed)),
        unlinked > 0 && tn('%(count)s unlinked', '%(count)s unlinked', unlinked, shown(unlinked)),
      ];
      return t('%(set)s: %(sums)s.', { set: tabLabel(set), sums: sums.filter(Boolean).join(', ') });
    })
    .join(' ');

interface SetWords {
  /** The heads of the columns. */
  ours: string;
  theirs: string;
  theirId: string;
  list: string;
  none: string;
  search: string;
  loading: string;
  empty: string;
  emptySays: string;
  reset: string;
  placeholder: string;
}

export const wordsOf = (set: TabName): SetWords =>
  ({
    customers: {
      ours: t('Customer'),
      theirs: t('QuickBooks customer'),
      theirId: t('QuickBooks customer id'),
      list: t('QuickBooks customers'),
      none: t('No QuickBooks customer fits.'),
      search: t('Search customers'),
      loading: t('Loading the customers…'),
      empty: t('You have no customers yet.'),
      emptySays: t('Once you have some, you link them to customers of QuickBooks here.'),
      reset: t('Reset customers'),
      placeholder: t('Choose a customer'),
    },
    products: {
      ours: t('Product'),
      theirs: t('QuickBooks item'),
      theirId: t('QuickBooks item id'),
      list: t('QuickBooks items'),
      none: t('No QuickBooks item fits.'),
      search: t('Search products'),
      loading: t('Loading the products…'),
      empty: t('You have no products yet.'),
      emptySays: t('Once you have some, you link them to items of QuickBooks here.'),
      reset: t('Reset products'),
      placeholder: t('Choose an item'),
    },
    'custom-fields': {
      ours: t('QuickBooks field'),
      theirs: t('Filled with'),
      theirId: t('Id of what fills it'),
      list: t('Facts of an order'),
      none: t('No fact of an order fits.'),
      search: t('Search custom fields'),
      loading: t('Loading the custom fields…'),
      empty: t('QuickBooks has no custom fields.'),
      emptySays: t('Custom fields of sales forms are added in the settings of QuickBooks.'),
      reset: t('Reset custom fields'),
      placeholder: t('Choose what fills it'),
    },
  })[set];

/** What tells one from others of its name. */
export const factsIn = ({ name, license, email, sku }: Party): string[] =>
  [license, sku, email].filter((fact) => fact && !name.includes(fact));

/** The same in one line. */
export const factsAbout = (party: Party): string => factsOf(factsIn(party));

/** Of a party that may be gone. */
export const nameOf = (parties: readonly Party[] | null | undefined, id: Id | null): string => {
  if (id === null) return t('not linked');
  return (parties && partiesById(parties).get(String(id))?.name) ?? String(id);
};

/** Why one of theirs may be meant. */
export function reasonSays(reason: Reason): string {
  if (reason.kind === 'letters') {
    return tn(
      'name differs by %(count)s letter',
      'name differs by %(count)s letters',
      reason.count,
    );
  }
  return {
    license: t('same license number'),
    sku: t('same SKU'),
    email: t('same e-mail address'),
    name: t('same name'),
    words: t('same words in another order'),
  }[reason.kind];
}
