import { useCallback, useEffect } from 'react';
import { t } from '@shared/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useRetries } from '@shared/useRetries';
import { locationTracks } from './components/locationColumns';
import { LocationTable } from './components/LocationTable';
import { canChange, type StockLocationConfig } from './config';
import { listSpec } from './model/rows';
import { locationFacts } from './model/words';
import { locations } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

const loadEditing = async () => (await import('./components/Editing')).Editing;

/** The stock locations of a vendor. */
export function StockLocation({ config }: { config: StockLocationConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const load = useAppSelector((state) => state.locations);
  const all = load.status === 'idle' ? undefined : load.value;
  const tasks = useLazyTasks(loadEditing);
  const canEdit = canChange(config);

  const read = useCallback(() => void dispatch(locations.read(undefined)), [dispatch]);
  useEffect(read, [read]);
  useRetries(load, read, true);

  return (
    <Screen
      title={t('Stock locations')}
      // While they load, its line is there all the same: nothing jumps when they come.
      facts={all ? locationFacts(all, locale) : '\u00a0'}
      badges={all && !canEdit && <ReadOnlyBadge />}
      actions={
        all &&
        canEdit && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => tasks.open({ kind: 'edit', location: null })}
          >
            {t('New location')}
          </button>
        )
      }
    >
      <Card>
        <div className="ww-list">
          {load.status === 'failed' && (
            <FailureAlert failure={load.failure} onRetry={read}>
              {all
                ? t('The list may be out of date.')
                : t('Your stock locations could not be loaded.')}
            </FailureAlert>
          )}
          {all && canEdit && <LazyTasks tasks={tasks} props={{ config, locations: all }} />}
          {all && (
            <LocationTable
              list={list}
              locations={all}
              isReading={load.status === 'pending'}
              onTask={canEdit ? tasks.open : null}
            />
          )}
          {!all && load.status !== 'failed' && (
            <TableSkeleton
              label={t('Loading your stock locations…')}
              columns={locationTracks}
              rows={6}
              rowHeight={56}
            />
          )}
        </div>
      </Card>
    </Screen>
  );
}
