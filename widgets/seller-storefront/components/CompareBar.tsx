import { factsOf } from '@shared/facts';
import { t, tn } from '@shared/i18n';
import { DialogButton } from '@shared/ui/DialogButton';
import type { StorefrontFacts } from '../model/answers';
import { compareEnded, mostCompared } from '../state/compared';
import { useAppDispatch, useAppSelector } from '../state/slice';

const loadDialog = async () => (await import('./CompareDialog')).CompareDialog;

/** How many products are chosen to be compared, and the way to see them side by side; nothing where none are. */
export function CompareBar({ settings }: Pick<StorefrontFacts, 'settings'>) {
  const dispatch = useAppDispatch();
  const { products, isRefused } = useAppSelector((state) => state.compared);
  const count = products.length;
  if (count === 0) return null;
  const says = isRefused
    ? t('%(count)s products can be compared at once. Remove one to choose another.', {
        count: mostCompared,
      })
    : tn('%(count)s product to compare', '%(count)s products to compare', count);
  return (
    <div className="ww-savebar ww-savebar-dirty">
      <span className="ww-compare-says" role="status">
        {factsOf([says, count === 1 && t('Choose another one')])}
      </span>
      <button type="button" className="btn btn-plain" onClick={() => dispatch(compareEnded())}>
        {t('Clear')}
      </button>
      <DialogButton
        className="btn-outline-secondary"
        disabled={count < 2}
        load={loadDialog}
        dialog={(Dialog, close) => <Dialog settings={settings} onClose={close} />}
      >
        {t('Compare')}
      </DialogButton>
    </div>
  );
}
