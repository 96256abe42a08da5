import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { productNames, stockLocations } from '../state/requests';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** The batches are shown without the names of their products. */
export function NamesFailed() {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.productNames);
  if (load.status !== 'failed') return null;
  return (
    <FailureAlert
      failure={load.failure}
      onRetry={() => void dispatch(productNames.read(undefined))}
    >
      {t('The product names could not be loaded.')}
    </FailureAlert>
  );
}

/** The batches cannot be narrowed to a stock location, nor moved to one. */
export function LocationsFailed() {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.stockLocations);
  if (load.status !== 'failed') return null;
  return (
    <FailureAlert
      failure={load.failure}
      onRetry={() => void dispatch(stockLocations.read(undefined))}
    >
      {t('Stock locations could not be loaded.')}
    </FailureAlert>
  );
}
