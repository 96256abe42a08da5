import type { ComponentProps } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { ListFilters } from '@shared/lists/ListFilters';
import type { ListQuery } from '@shared/lists/listQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { useAppSelector } from '../state/slice';

interface Props<Name extends string> extends Omit<
  ComponentProps<typeof ListFilters>,
  'kinds' | 'count' | 'list'
> {
  /** How many rows are left on all pages. */
  count: number;
  query: ListQuery<'brand' | 'category' | Name>;
  onChange: (change: Partial<ListQuery<'brand' | 'category' | Name>>) => void;
}

/** Text, brand and category that narrow a list. */
export function Filters<Name extends string>({ count, query, onChange, ...props }: Props<Name>) {
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
      list={{
        query,
        change: onChange,
        clear: () => onChange({ filters: { ...query.filters, brand: [], category: [] } }),
      }}
    />
  );
}
