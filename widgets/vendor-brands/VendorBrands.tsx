import { useCallback, useEffect } from 'react';
import type { BrandsAnswer } from '@shared/contract/vendorBrands';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { isAwaited, useListQuery } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useRetries } from '@shared/useRetries';
import { brandTracks } from './components/brandColumns';
import { BrandTable } from './components/BrandTable';
import type { VendorBrandsConfig } from './config';
import { listSpec } from './model/query';
import { useAppDispatch, useAppSelector } from './state/slice';
import { lookAt } from './state/thunks';

const loadEditing = async () => (await import('./components/Editing')).Editing;

/** The brands of a vendor. */
export function VendorBrands({ config }: { config: VendorBrandsConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const { query } = list;
  const load = useAppSelector((state) => state.brands);
  const answer = load.status === 'idle' ? undefined : load.value;
  const canEdit = answer?.hasEditPermission ?? false;
  const tasks = useLazyTasks(loadEditing);

  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  const read = useCallback(() => void dispatch(lookAt(query)), [dispatch, query]);
  useEffect(read, [read]);
  useRetries(load, read, true);

  return (
    <Screen
      title={t('Brands')}
      // While they load, its line is there all the same: nothing jumps when they come.
      facts={answer ? brandFacts(answer, locale) : '\u00a0'}
      badges={answer && !canEdit && <ReadOnlyBadge />}
      actions={
        canEdit && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => tasks.open({ kind: 'edit', brand: null })}
          >
            {t('New brand')}
          </button>
        )
      }
    >
      <Card>
        <div className="ww-list">
          {load.status === 'failed' && (
            <FailureAlert failure={load.failure} onRetry={read}>
              {answer ? t('The list may be out of date.') : t('Your brands could not be loaded.')}
            </FailureAlert>
          )}
          {answer && canEdit && (
            <LazyTasks
              tasks={tasks}
              props={{
                vendorId: config.vendorId,
                answer,
                onSeek: (filterText, status) =>
                  list.change({ filterText, filters: { status: [status] } }),
              }}
            />
          )}
          {answer && (
            <BrandTable
              config={config}
              list={list}
              answer={answer}
              isReading={isAwaited(load, query)}
              onTask={tasks.open}
            />
          )}
          {!answer && load.status !== 'failed' && (
            <TableSkeleton label={t('Loading your brands…')} columns={brandTracks} rows={10} />
          )}
        </div>
      </Card>
    </Screen>
  );
}

/** "14 active, 2 archived", where both are known and there are any: the table shows those of one status. */
function brandFacts({ brandNames, count }: BrandsAnswer, locale: string): string {
  const number = (value: number) => ({ count: formatCount(value, locale) });
  const archived = brandNames.filter(({ status }) => status === 'archived').length;
  if (archived === 0) {
    const all = Math.max(brandNames.length, count);
    return tn('%(count)s brand', '%(count)s brands', all, number(all));
  }
  const active = brandNames.length - archived;
  return [
    tn('%(count)s active', '%(count)s active', active, number(active)),
    tn('%(count)s archived', '%(count)s archived', archived, number(archived)),
  ].join(', ');
}
