import { t, tn } from '../../shared/i18n';
import { useDomId, useLocale } from '../../shared/mount/WidgetContext';
import { formatCount } from '../../shared/format/numbers';
import { FailureAlert } from '../../shared/ui/FailureAlert';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Batches } from './components/Batches';
import { Files } from './components/Files';
import type { BatchListConfig } from './config';
import { refreshList } from './state/flows';
import { selectBatches, selectCanEdit } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';

/** The batches of a vendor, by stock location and expiry. */
export function BatchList({ config }: { config: BatchListConfig }) {
  const titleId = useDomId();
  const batches = useAppSelector(selectBatches);
  const canEdit = useAppSelector(selectCanEdit);
  return (
    <section className="card ww-card" aria-labelledby={titleId}>
      <header className="card-header ww-header">
        <h2 className="ww-title" id={titleId} tabIndex={-1}>
          {t('Batches')}
        </h2>
        {batches && !canEdit && <span className="badge text-bg-secondary">{t('Read-only')}</span>}
        {batches && <Files config={config} canEdit={canEdit} />}
        <p className="ww-muted">
          {batches ? <Count of={batches.length} /> : t('What you have in stock, by batch.')}
        </p>
      </header>
      <div className="card-body">
        <Body config={config} isHere={batches !== undefined} />
      </div>
    </section>
  );
}

function Count({ of: count }: { of: number }) {
  const locale = useLocale();
  return tn('%(count)s batch', '%(count)s batches', count, { count: formatCount(count, locale) });
}

interface BodyProps {
  config: BatchListConfig;
  /** Whether there are batches to show, be they the last ones. */
  isHere: boolean;
}

function Body({ config, isHere }: BodyProps) {
  const dispatch = useAppDispatch();
  const context = useAppSelector((state) => state.context);

  const failure = context.status === 'failed' && (
    <FailureAlert failure={context.failure} onRetry={() => void dispatch(refreshList())}>
      {isHere ? t('The list may be out of date.') : t('Your batches could not be loaded.')}
    </FailureAlert>
  );
  if (!isHere) return failure || <Skeleton label={t('Loading your batches…')} rows={9} />;
  return (
    <div className="ww-stack">
      {failure}
      <Batches config={config} isReading={context.status === 'pending'} />
    </div>
  );
}
