import type { ListedProduct } from '@shared/contract/listedProducts';
import { t } from '@shared/i18n';
import { compareToggled, isCompared, mostCompared } from '../state/compared';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** Chooses a product to be seen beside others. One too many is not chosen: `CompareBar` says why. */
export function CompareToggle({ product }: { product: ListedProduct }) {
  const dispatch = useAppDispatch();
  const isChosen = useAppSelector(({ compared }) => isCompared(compared, product));
  const isFull = useAppSelector(({ compared }) => compared.products.length >= mostCompared);
  return (
    <label className="ww-compare">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('Compare %(name)s', { name: product.name })}
        checked={isChosen}
        onClick={(event) => {
          if (!isFull || isChosen) return;
          event.preventDefault();
          dispatch(compareToggled(product));
        }}
        onChange={() => dispatch(compareToggled(product))}
      />
      <span>{t('Compare')}</span>
    </label>
  );
}
