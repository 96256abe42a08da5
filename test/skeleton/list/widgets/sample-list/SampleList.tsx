import type { SampleListItem } from '@shared/contract/sampleList';
import { formatDay } from '@shared/format/dates';
import { t, tn } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { ListScreen, type ListScreenWords } from '@shared/lists/ListScreen';
import { useListScreen } from '@shared/lists/useListScreen';
import { useLocale } from '@shared/mount/WidgetContext';
import { listSpec } from './model/query';
import { itemPage, useAppSelector } from './state';

const words = (): ListScreenWords => ({
  title: t('Sample list'),
  table: t('Items'),
  search: t('Search items'),
  pages: t('Pages of items'),
  loading: t('Loading the items…'),
  failed: t('The items could not be loaded.'),
  all: (count, text) => tn('%(count)s item', '%(count)s items', count, text),
  found: (count, text) => tn('%(count)s item shown', '%(count)s items shown', count, text),
  none: t('There are no items yet.'),
  noneSays: t('They appear here as soon as somebody adds them.'),
  notFound: t('No item fits the search.'),
});

const columns = (locale: string): readonly Column<SampleListItem>[] => [
  {
    key: 'name',
    header: t('Name'),
    type: 'text',
    isSortable: true,
    // Text of the server is isolated, so that a right-to-left one does not turn what is around it.
    render: ({ name }) => <bdi>{name}</bdi>,
    title: ({ name }) => name,
  },
  {
    key: 'changed',
    header: t('Changed'),
    type: 'date',
    isSortable: true,
    render: ({ changed }) => (changed === null ? '–' : formatDay(changed, locale)),
  },
];

/** The items of a vendor. */
export function SampleList() {
  const locale = useLocale();
  const load = useAppSelector(({ items }) => items);
  const state = useListScreen(listSpec, itemPage, load);
  return (
    <ListScreen
      words={words()}
      state={state}
      rows={state.answer?.items}
      rowKey={({ id }) => String(id)}
      columns={columns(locale)}
    />
  );
}
