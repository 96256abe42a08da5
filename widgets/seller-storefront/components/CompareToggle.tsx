import type { ListedProduct } from '@shared/contract/listedProducts';
import { t } from '@shared/i18n';
import { compareToggled, isCompared, mostCompared } from '../state/compared';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** By which the focus finds it. */
export const boxOf = ({ productId }: ListedProduct) => `compare ${String(productId)}`;

/** Chooses a product to be seen beside others. One too many is not chosen: `CompareBar` says why. */
export function CompareToggle({ product }: { product: ListedProduct }) {
  const dispatch = useAppDispatch();
  const isChosen = useAppSelector(({ compared }) => isCompared(compared, product));
  const isFull = useAppSelector(({ compared }) => compared.products.length >= mostCompared);
  const toggle = () => dispatch(compareToggled(product));
  return (
    <label className="ww-compare" data-focus={boxOf(product)}>
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('Compare %(name)s', { name: product.name })}
        checked={isChosen}
        onClick={(event) => {
          if (!isFull || isChosen) return;
          event.preventDefault();
          toggle();
        }}
        onChange={toggle}
      />
      <span>{t('Compare')}</span>
    </label>
  );
}
