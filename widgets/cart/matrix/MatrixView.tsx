import { useMemo, useRef } from 'react';
import { useMeasured } from '@shared/ui/useMeasured';
import { useStable } from '@shared/store/useStable';
import type { Cart } from '../model/cart';
import { OrphanEditNotes } from '../components/EditNotes';
import { Fill } from './Fill';
import { MatrixGrid } from './MatrixGrid';
import { MatrixList } from './MatrixList';
import { locationsOf, rowsOf } from './matrix';

/** Below this width of the widget, in sizes of its text, two columns of cases no longer stand beside a name. */
const narrow = 37.5;

const isNarrowIn = (element: HTMLElement) =>
  element.clientWidth <= narrow * parseFloat(getComputedStyle(element).fontSize);

interface Props {
  cart: Cart;
}

/** The cart as a table of products and locations, or as a list by location where there is no room for one. */
export function MatrixView({ cart }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const isNarrow = useMeasured(element, isNarrowIn, false);
  const rows = useMemo(() => rowsOf(cart), [cart]);
  // The same columns as long as the locations are the same: every row is drawn again otherwise.
  const locations = useStable(locationsOf(cart));
  const products = useMemo(() => rows.filter((row) => row.kind === 'product'), [rows]);

  return (
    <div className="ww-stack" ref={element}>
      {cart.can_edit && <Fill products={products} locations={locations} />}
      {!isNarrow && <OrphanEditNotes areInCart />}
      {isNarrow ? (
        <MatrixList products={products} locations={locations} />
      ) : (
        <div className="ww-cart-matrix ww-stack">
          <MatrixGrid rows={rows} locations={locations} />
        </div>
      )}
    </div>
  );
}
