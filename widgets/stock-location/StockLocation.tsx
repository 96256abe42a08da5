import { useCallback, useEffect, useState } from 'react';
import { t } from '@shared/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Later } from '@shared/ui/Later';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useRetries } from '@shared/useRetries';
import { locationTracks } from './components/locationColumns';
import { LocationTable } from './components/LocationTable';
import type { Task } from './components/task';
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
  const [task, setTask] = useState<Task | null>(null);
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
            onClick={() => setTask({ kind: 'edit', location: null })}
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
          {all && canEdit && (
            <Later load={loadEditing} props={{ config, locations: all, task, onTask: setTask }} />
          )}
          {all && (
            <LocationTable
              list={list}
              locations={all}
              isReading={load.status === 'pending'}
              onTask={canEdit ? setTask : null}
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
