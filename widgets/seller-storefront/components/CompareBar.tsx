import { factsOf } from '@shared/format/facts';
import { useFocus } from '@shared/focus/useFocus';
import { t, tn } from '@shared/page/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import type { Products } from '../model/answers';
import { comparedReplaced, mostCompared } from '../state/compared';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { CompareDialog } from './CompareDialog';
import { boxOf } from './CompareToggle';

/** How many products are chosen to be compared, and the way to see them side by side. */
export function CompareBar({ list }: { list: Products }) {
  const dispatch = useAppDispatch();
  const { root } = useWidget();
  const focus = useFocus();
  const { products, isRefused } = useAppSelector((state) => state.compared);
  const count = products.length;
  const last = products.at(-1);
  if (!last) return null;
  const says = isRefused
    ? t('%(count)s products can be compared at once. Remove one to choose another.', {
        count: mostCompared,
      })
    : tn('%(count)s product to compare', '%(count)s products to compare', count);
  const clear = () => {
    // The bar goes: on to where the choice was made, or could begin again.
    const boxes = [...root.querySelectorAll<HTMLElement>('.ww-compare')];
    const box = boxes.find(({ dataset }) => dataset.focus === boxOf(last)) ?? boxes[0];
    if (box?.dataset.focus) focus.moveTo(box.dataset.focus);
    dispatch(comparedReplaced([]));
  };
  return (
    <div className="ww-savebar ww-savebar-dirty">
      <span className="ww-compare-says" role="status">
        {factsOf([says, count === 1 && t('Choose another one')])}
      </span>
      <button type="button" className="btn btn-plain" onClick={clear}>
        {t('Clear')}
      </button>
      <ButtonWithDialog
        className="btn-outline-secondary"
        data-focus="compare"
        disabled={count < 2}
        dialog={(close) => <CompareDialog settings={list.settings} onClose={close} />}
      >
        {t('Compare')}
      </ButtonWithDialog>
    </div>
  );
}
