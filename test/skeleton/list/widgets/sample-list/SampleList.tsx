import { useEffect } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { isAwaited, useListQuery } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { ItemTable } from './components/ItemTable';
import { itemTracks } from './components/itemColumns';
import { items } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

// What of the list stands in the page's address. It is made once: the hook compares it by identity.
const listSpec = { filters: [] } as const;

/** The items of a vendor. */
export function SampleList() {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const { query } = list;
  const load = useAppSelector((state) => state.items);
  const answer = load.status === 'idle' ? undefined : load.value;

  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  useEffect(() => void dispatch(items.read(query)), [dispatch, query]);

  const count = answer && { count: formatCount(answer.count, locale) };
  return (
    <Screen
      title={t('Sample list')}
      // While they load, its line is there all the same: nothing jumps when they come.
      facts={answer ? tn('%(count)s item', '%(count)s items', answer.count, count) : '\u00a0'}
    >
      <Card>
        <div className="ww-list">
          {load.status === 'failed' && (
            <FailureAlert failure={load.failure} onRetry={() => void dispatch(items.read(query))}>
              {answer ? t('The list may be out of date.') : t('The items could not be loaded.')}
            </FailureAlert>
          )}
          {answer && <ItemTable list={list} answer={answer} isReading={isAwaited(load, query)} />}
          {!answer && load.status !== 'failed' && (
            <TableSkeleton label={t('Loading the items…')} columns={itemTracks} rows={12} />
          )}
        </div>
      </Card>
    </Screen>
  );
}
