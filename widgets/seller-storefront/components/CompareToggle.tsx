import type { ListedProduct } from '@shared/contract/listedProducts';
import { t } from '@shared/page/i18n';
import { compareToggled, isCompared } from '../state/compared';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** By which the focus finds it. */
export const boxOf = ({ productId }: ListedProduct) => `compare ${String(productId)}`;

/** Chooses a product to be seen beside others. One too many is not chosen: `CompareBar` says why. */
export function CompareToggle({ product }: { product: ListedProduct }) {
  const dispatch = useAppDispatch();
  // The whole of it: a box that was refused is drawn again, and loses the mark that the browser gave it.
  const compared = useAppSelector((state) => state.compared);
  return (
    <label className="ww-compare" data-focus={boxOf(product)}>
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('Compare %(name)s', { name: product.name })}
        checked={isCompared(compared, product)}
        onChange={() => dispatch(compareToggled(product))}
      />
      <span>{t('Compare')}</span>
    </label>
  );
}
