import { useCallback, useState } from 'react';
import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import type { Group } from '../model/form';
import { nameOf, type Location } from '../model/locations';
import { ensureOptions } from '../state/thunks';
import { selectSelectedForm } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { OptionColumn } from './OptionColumn';

interface Props {
  locations: Location[];
  role: 'vendor' | 'dispensary';
  isDisabled: boolean;
}

/** The boxes of the selected location, and never those of another one. */
export function OptionColumns({ locations, role, isDisabled }: Props) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => state.selected);
  const form = useAppSelector(selectSelectedForm);
  const load = form?.saved;
  // Of the last location's columns: while the next one loads, what stands below keeps its place.
  const [height, setHeight] = useState(0);
  const measure = useCallback((columns: HTMLElement | null) => {
    if (columns) setHeight(columns.offsetHeight);
  }, []);

  if (load?.status === 'failed') {
    return (
      <FailureAlert failure={load.failure} onRetry={() => void dispatch(ensureOptions(selected))}>
        {t('The options of %(location)s could not be loaded.', {
          location: nameOf(locations, selected),
        })}
      </FailureAlert>
    );
  }
  if (load?.status !== 'ready') {
    const rows = Math.max(6, Math.floor((height - 4) / skeletonRow));
    return (
      <div style={{ minHeight: height }}>
        <Skeleton label={t('Loading options…')} rows={rows} />
      </div>
    );
  }

  return (
    <div className="ww-columns" ref={measure}>
      {columnsFor(role).map(({ group, title }) => (
        <OptionColumn
          key={`${selected} ${group}`}
          id={selected}
          title={title}
          group={group}
          options={load.value[group]}
          checked={form?.checked[group] ?? []}
          isAllOn={form?.toggleAll[group] ?? false}
          isDisabled={isDisabled}
        />
      ))}
    </div>
  );
}

/** A bar and the gap after it, in pixels. */
const skeletonRow = 32;

const columnsFor = (role: Props['role']): { group: Group; title: string }[] =>
  role === 'dispensary'
    ? [
        { group: 'vendor', title: t('Emails from Vendor') },
        { group: 'dispensary', title: t('Emails From Team') },
      ]
    : [
        { group: 'dispensary', title: t('Emails from Customer') },
        { group: 'vendor', title: t('Emails From Team') },
      ];
