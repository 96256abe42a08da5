import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { formatCount } from '@shared/format/numbers';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Batches } from './components/Batches';
import { Files } from './components/Files';
import type { BatchListConfig } from './config';
import { refreshList } from './state/thunks';
import { selectBatches, selectCanEdit } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';

/** The batches of a vendor, by stock location and expiry. */
export function BatchList({ config }: { config: BatchListConfig }) {
  const batches = useAppSelector(selectBatches);
  const canEdit = useAppSelector(selectCanEdit);
  return (
    <Screen
      title={t('Batches')}
      badges={batches && !canEdit && <ReadOnlyBadge />}
      actions={batches && <Files config={config} canEdit={canEdit} />}
      // While they load, its line is there all the same: nothing jumps when they come.
      facts={batches ? <Count of={batches.length} /> : '\u00a0'}
    >
      <Card>
        <Body config={config} isHere={batches !== undefined} />
      </Card>
    </Screen>
  );
}

function Count({ of: count }: { of: number }) {
  const locale = useLocale();
  return tn('%(count)s batch', '%(count)s batches', count, { count: formatCount(count, locale) });
}

/** About those of the table that will stand there. */
const loadingTracks = '36px minmax(0, 2fr) minmax(0, 4fr) minmax(0, 3fr) 224px 88px 112px';

interface BodyProps {
  config: BatchListConfig;
  /** Whether there are batches to show, be they the last ones. */
  isHere: boolean;
}

function Body({ config, isHere }: BodyProps) {
  const dispatch = useAppDispatch();
  const list = useAppSelector((state) => state.batches);

  const failure = list.status === 'failed' && (
    <FailureAlert failure={list.failure} onRetry={() => void dispatch(refreshList())}>
      {isHere ? t('The list may be out of date.') : t('Your batches could not be loaded.')}
    </FailureAlert>
  );
  if (!isHere)
    return (
      failure || (
        <TableSkeleton label={t('Loading your batches…')} columns={loadingTracks} rows={12} />
      )
    );
  return (
    <div className="ww-list">
      {failure}
      <Batches config={config} isReading={list.status === 'pending'} />
    </div>
  );
}
