import { t } from '../page/i18n';
import { Segmented } from '../ui/Segmented';
import type { NarrowedList } from './useListQuery';

interface Props<Status extends string> {
  list: NarrowedList<'status'>;
  value: Status;
  /** By their status: the first is what everyone starts with, and is left out of the address. */
  labels: Readonly<Record<Status, string>>;
}

/**
 * Which part of a list is looked at, and never none.
 *
 * @example
 * <StatusFilter list={list} value={statusOf(list.query)} labels={{ active: t('Active'), all: t('All') }} />
 */
export function StatusFilter<Status extends string>({ list, value, labels }: Props<Status>) {
  const statuses = Object.keys(labels) as Status[];
  return (
    <Segmented
      label={t('Status')}
      choices={statuses.map((status) => ({ value: status, label: labels[status] }))}
      value={value}
      onChange={(status) =>
        list.change({ filters: { status: status === statuses[0] ? [] : [status] } })
      }
    />
  );
}
