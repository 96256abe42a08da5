import { CardPages } from '@shared/lists/CardPages';
import type { Products } from '../model/answers';
import { OneProduct } from './OneProduct';

interface Props {
  products: Products;
  isDimmed: boolean;
}

/** Pixels of a page of 24 cards where four stand beside each other. */
const guessedHeight = 6 * 400;

/** The products as cards. */
export const ProductCards = ({ products, isDimmed }: Props) => (
  <CardPages
    pages={products.pages}
    keyOf={({ productId }) => String(productId)}
    className="ww-product-grid"
    guessedHeight={guessedHeight}
    isDimmed={isDimmed}
  >
    {(product, onLeave) => <OneProduct product={product} list={products} onLeave={onLeave} />}
  </CardPages>
);
