import type { ReactNode } from 'react';
import type { ListedProduct } from '../contract/listedProducts';
import { t, tn } from '../page/i18n';
import type { FilterKind } from '../lists/chipsOf';
import { CardPages } from '../lists/CardPages';
import type { CountedText } from '../lists/ListContent';
import { NothingFits } from '../lists/NothingFits';
import type { NarrowedList } from '../lists/useListQuery';
import type { KeptStates } from '../ui/useKeptState';

/** What every list of products says of them: their cards, how many were found, and what is said where none fits. */

export const productKey = ({ productId }: ListedProduct): string => String(productId);

export const productsFound: CountedText = (count, text) =>
  tn('%(count)s product found', '%(count)s products found', count, text);

interface NoneProps<Name extends string> {
  kinds: readonly FilterKind<NoInfer<Name>>[];
  list: NarrowedList<Name>;
}

export const NoProductFits = <Name extends string>(props: NoneProps<Name>) => (
  <NothingFits
    title={t('No product fits.')}
    says={t('Remove a filter to see more products.')}
    {...props}
  />
);

interface CardsProps {
  pages: readonly (readonly ListedProduct[])[];
  /** While others are on their way. */
  isDimmed: boolean;
  /** Draws one card; `onLeave` is called when its link is followed, `kept` is for `useKeptState`. */
  children: (product: ListedProduct, onLeave: () => void, kept: KeptStates) => ReactNode;
}

/** Pixels of twelve cards where four stand beside each other. */
const guessedHeight = 3 * 400;

export const ProductCards = (props: CardsProps) => (
  <CardPages keyOf={productKey} className="ww-product-grid" {...{ guessedHeight }} {...props} />
);
