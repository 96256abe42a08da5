import { useCallback } from 'react';
import { t } from '../../../shared/i18n';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { useStateInUrl } from '../../../shared/ui/useStateInUrl';
import { ownUrl } from '../../../shared/urls';
import type { BatchListConfig } from '../config';
import { isTyping, noFilters, readFilters, writeFilters } from '../filters';
import { loadSelectedProducts } from '../state/requests';
import { selectBatches, selectCanEdit, selectShown } from '../state/selectors';
import { filtersChanged, useAppDispatch, useAppSelector } from '../state/slice';
import { BatchTable } from './BatchTable';
import { FilterRow } from './FilterRow';
import { MoveBar } from './MoveBar';
import { MoveReport } from './MoveReport';

interface Props {
  config: BatchListConfig;
  isReading: boolean;
}

export function Batches({ config, isReading }: Props) {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectShown);
  const isEmpty = useAppSelector((state) => selectBatches(state)?.length === 0);
  const canEdit = useAppSelector(selectCanEdit);
  const canMove = canEdit && config.urls.updateBatches !== undefined;
  const products = useAppSelector((state) => state.variantSelectedProducts);
  useStateInUrl({
    view: useAppSelector(({ filters }) => filters),
    write: writeFilters,
    onRead: useCallback((text: string) => dispatch(filtersChanged(readFilters(text))), [dispatch]),
    isTyping,
  });

  if (isEmpty) return <NothingYet config={config} />;
  return (
    <>
      {products.status === 'failed' && (
        <FailureAlert
          failure={products.failure}
          onRetry={() => void dispatch(loadSelectedProducts(undefined))}
        >
          {t('The names of the products could not be loaded.')}
        </FailureAlert>
      )}
      <FilterRow shown={shown.length} />
      <MoveReport />
      {canMove && <MoveBar shown={shown} />}
      {shown.length === 0 ? (
        <div className="ww-empty">
          <p>{t('No batch fits the filters.')}</p>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => dispatch(filtersChanged(noFilters))}
          >
            {t('Clear the filters')}
          </button>
        </div>
      ) : (
        <BatchTable
          rows={shown}
          config={config}
          canCopy={canEdit}
          canMove={canMove}
          isDimmed={isReading}
        />
      )}
    </>
  );
}

function NothingYet({ config }: { config: BatchListConfig }) {
  const createUrl = ownUrl(config.urls.create);
  return (
    <div className="ww-empty">
      <p>{t('You have no batches yet.')}</p>
      {createUrl && (
        <a className="btn btn-outline-primary" href={createUrl}>
          {t('Create a batch')}
        </a>
      )}
    </div>
  );
}
