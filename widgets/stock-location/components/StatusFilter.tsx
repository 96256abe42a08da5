import { t } from '@shared/i18n';
import type { NarrowedList } from '@shared/lists/useListQuery';
import { Segmented } from '@shared/ui/Segmented';
import { statuses, statusOf } from '../model/rows';

const nameOf = (status: (typeof statuses)[number]): string =>
  ({ active: t('Active'), inactive: t('Inactive'), all: t('All') })[status];

/** Which locations are looked at: those that are active at first, and never none. */
export const StatusFilter = ({ list }: { list: NarrowedList<'status'> }) => (
  <Segmented
    label={t('Status')}
    choices={statuses.map((value) => ({ value, label: nameOf(value) }))}
    value={statusOf(list.query)}
    onChange={(status) => list.change({ filters: { status: status === 'active' ? [] : [status] } })}
  />
);
