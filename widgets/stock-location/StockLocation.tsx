import { useMemo } from 'react';
import { t, tn } from '@shared/page/i18n';
import { keyOf } from '@shared/answers/id';
import { createParts } from '@shared/lists/createParts';
import { nothingIn } from '@shared/lists/emptyLists';
import { ListScreen, type ListScreenWords } from '@shared/lists/ListScreen';
import { StatusFilter } from '@shared/lists/StatusFilter';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocalRows } from '@shared/lists/useLocalRows';
import { useRowParts } from '@shared/lists/useRowParts';
import { useLocale } from '@shared/mount/WidgetContext';
import { useResource } from '@shared/store/useResource';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import type { LocationRow } from './model/answers';
import { locationColumns } from './components/locationColumns';
import { canChange, type StockLocationConfig } from './config';
import { loadStocking } from './later';
import { listSpec, rowsOf, statusOf } from './model/rows';
import { locationFacts, statusLabels } from './model/words';
import { locations, useAppSelector } from './state/locations';

const loadEditing = async () => (await import('./components/Editing')).Editing;
const loadRowActions = () => import('./components/LocationActions');

const wordsFor = (all: readonly LocationRow[], locale: string): ListScreenWords => ({
  title: t('Stock locations'),
  search: t('Search locations'),
  pages: t('Pages of locations'),
  loading: t('Loading your stock locations…'),
  failed: t('Your stock locations could not be loaded.'),
  all: () => locationFacts(all, locale),
  found: (count, text) => tn('%(count)s location shown', '%(count)s locations shown', count, text),
  none: t('You have no stock locations yet.'),
  noneSays: t('Batches are kept at one, and orders leave from one.'),
  notFound: t('No location fits the search.'),
});

/** The stock locations of a vendor. */
export function StockLocation({ config }: { config: StockLocationConfig }) {
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const { query } = list;
  const { load, answer, read } = useResource(
    locations,
    undefined,
    useAppSelector((state) => state.locations),
  );
  const found = useMemo(() => rowsOf(answer ?? [], query), [answer, query]);
  const local = useLocalRows(list, answer, found);
  const editing = useLazyTasks(loadEditing);
  const stocking = useLazyTasks(loadStocking);
  const canEdit = canChange(config);
  const mayAct = canEdit && (answer ? true : undefined);
  const rows = useRowParts(loadRowActions, mayAct, (parts, location: LocationRow) => (
    <parts.LocationActions location={location} onEdit={editing.open} onTask={stocking.open} />
  ));

  const words = wordsFor(answer ?? [], locale);
  return (
    <ListScreen
      {...local}
      words={words}
      {...(mayAct &&
        createParts(words, {
          label: t('New location'),
          firstLabel: t('Create a location'),
          onPress: () => editing.open(null),
        }))}
      state={{ ...local.state, load, read }}
      rowKey={keyOf}
      columns={[...locationColumns(locale), ...rows.columns]}
      isReadOnly={answer && !canEdit}
      isDimmed={load.status === 'pending'}
      loadingRows={6}
      rowHeight={56}
      narrow={<StatusFilter list={list} value={statusOf(query)} labels={statusLabels()} />}
      notes={rows.notes}
      {...nothingIn(query, statusOf(query) === 'inactive', t('No location is inactive.'))}
    >
      {answer && (
        <LazyTasks tasks={editing} isOff={!canEdit} props={{ config, locations: answer }} />
      )}
      {/* A draft is of what edits, and does not fetch this. */}
      {answer && stocking.part.status !== 'idle' && (
        <LazyTasks tasks={stocking} isOff={!canEdit} props={{ locations: answer }} />
      )}
    </ListScreen>
  );
}
