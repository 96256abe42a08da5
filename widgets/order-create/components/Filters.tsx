import type { ReactNode } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { ListFilters } from '@shared/lists/ListFilters';
import type { ListQuery } from '@shared/lists/listQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { useAppSelector } from '../state/slice';

type Narrowed = 'brand' | 'category';

interface Props {
  label: string;
  searchLabel: string;
  query: Pick<ListQuery<Narrowed>, 'filterText' | 'filters'>;
  /** How many rows are left on all pages. */
  count: number;
  onSearch: (filterText: string) => void;
  /** Is told when a search begins to be typed, and again when it was handed to `onSearch`. */
  onTyping?: (isTyping: boolean) => void;
  onFilter: (filters: Record<Narrowed, readonly string[]>) => void;
  children?: ReactNode;
  tools?: ReactNode;
}

const none: ListQuery<Narrowed>['filters'] = { brand: [], category: [] };

/** Text, brand and category that narrow a list. */
export function Filters({ count, onFilter, ...props }: Props) {
  const locale = useLocale();
  const filters = useAppSelector((state) => state.filters);
  const optionsOf = (choices: { id: string | number; name: string }[] = []) =>
    choices.map(({ id, name }) => ({ value: String(id), label: name }));
  const kinds = [
    { name: 'brand', label: t('Brand'), options: optionsOf(filters?.brands) },
    { name: 'category', label: t('Category'), options: optionsOf(filters?.categories) },
  ] as const;
  return (
    <ListFilters
      {...props}
      count={t('%(count)s shown', { count: formatCount(count, locale) })}
      kinds={kinds}
      onFilter={onFilter}
      onClear={() => onFilter(none)}
    />
  );
}
