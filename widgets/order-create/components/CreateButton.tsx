import { t } from '../../../shared/i18n';
import { useDomId } from '../../../shared/mount/WidgetContext';
import { BusyButton } from '../../../shared/ui/BusyButton';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { createOrder, hasErrors } from '../state/creating';
import { selectErrors, selectOrder } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** Creates the order. While something is wrong with it the button says what and creates nothing. */
export function CreateButton() {
  const whyId = useDomId();
  const dispatch = useAppDispatch();
  const creating = useAppSelector((state) => state.creating);
  const refusals = useAppSelector((state) => state.refusals);
  const errors = useAppSelector(selectErrors);
  const isEmpty = useAppSelector((state) => selectOrder(state)?.item_count === 0);
  const why = isEmpty
    ? t('Add products first.')
    : errors && hasErrors(errors)
      ? t('The order can be created once the errors above are mended.')
      : refusals.length > 0
        ? t('Some changes were not saved. Look at them above first.')
        : '';
  return (
    <>
      <BusyButton
        className={`btn-primary ${why ? 'disabled' : ''}`}
        isBusy={creating.status === 'pending'}
        aria-disabled={why !== '' || undefined}
        aria-describedby={why ? whyId : undefined}
        onClick={why ? undefined : () => void dispatch(createOrder())}
      >
        {t('Create order')}
      </BusyButton>
      {why && (
        <span className="ww-muted" id={whyId}>
          {why}
        </span>
      )}
      {creating.status === 'failed' && (
        <FailureAlert failure={creating.failure}>
          {creating.failure.kind === 'unknown-outcome'
            ? null
            : t('The order was not created. Everything in it is kept.')}
        </FailureAlert>
      )}
    </>
  );
}
