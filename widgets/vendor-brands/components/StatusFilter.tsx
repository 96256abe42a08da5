import { t } from '@shared/i18n';
import type { NarrowedList } from '@shared/lists/useListQuery';
import { Segmented } from '@shared/ui/Segmented';
import { statuses, statusOf, type BrandsQuery } from '../model/query';

const nameOf = (status: (typeof statuses)[number]): string =>
  ({ active: t('Active'), archived: t('Archived'), all: t('All') })[status];

/** Which brands are looked at: those that are active at first, and never none. */
export const StatusFilter = ({
  list,
}: {
  list: NarrowedList<'status'> & { query: BrandsQuery };
}) => (
  <Segmented
    label={t('Status')}
    choices={statuses.map((value) => ({ value, label: nameOf(value) }))}
    value={statusOf(list.query)}
    onChange={(status) => list.change({ filters: { status: status === 'active' ? [] : [status] } })}
  />
);
