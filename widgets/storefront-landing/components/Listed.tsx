import { t } from '@shared/i18n';
import type { Load } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Later } from '@shared/ui/Later';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import type { Group } from '../model/directory';
import type { View } from '../model/query';
import { GroupedList } from './GroupedList';
import type { NothingProps } from './Nothing';

interface Props extends Omit<NothingProps, 'isSearched'> {
  load: Load<Group[]>;
  /** Those that were found; undefined while none was read. */
  groups: readonly Group[] | undefined;
  page: string | undefined;
  onRetry: () => void;
}

const loadNothing = async () => (await import('./Nothing')).Nothing;

/** One of the lists, or what stands in its place. */
export function Listed({ load, groups, page, onRetry, ...nothing }: Props) {
  const { view } = nothing;
  return (
    <div className="ww-listed">
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={onRetry}>
          {groups ? t('The list may be out of date.') : notLoaded(view)}
        </FailureAlert>
      )}
      {!groups && load.status !== 'failed' && (
        <TableSkeleton
          label={view === 'brands' ? t('Loading the brands…') : t('Loading the sellers…')}
          columns="40px minmax(0, 1fr) minmax(0, 1fr)"
          rows={8}
          rowHeight={56}
        />
      )}
      {groups?.length === 0 && <Later load={loadNothing} props={nothing} />}
      {groups && groups.length > 0 && (
        <GroupedList view={view} groups={groups} page={page} isDimmed={load.status === 'pending'} />
      )}
    </div>
  );
}

const notLoaded = (view: View): string =>
  view === 'brands' ? t('The brands could not be loaded.') : t('The sellers could not be loaded.');
