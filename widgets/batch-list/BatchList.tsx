import { useEffect, useMemo } from 'react';
import { t, tn } from '@shared/page/i18n';
import { ListScreen, type ListScreenWords } from '@shared/lists/ListScreen';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocalRows } from '@shared/lists/useLocalRows';
import { useLocale, useToday } from '@shared/mount/WidgetContext';
import { valueOf } from '@shared/store/load';
import { useResource } from '@shared/store/useResource';
import { LazyPart, PartFailed } from '@shared/ui/LazyPart';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { batchColumns, nameOf } from './components/batchColumns';
import { batchFilters } from './components/batchFilters';
import { Files } from './components/Files';
import { LocationsFailed, NamesFailed } from './components/PartsFailed';
import type { BatchListConfig } from './config';
import { listSpec } from './model/filters';
import { rowsBy, rowsOf, shownRows, type Row } from './model/rows';
import { batchList, productNames, stockLocations } from './state/requests';
import { selectBatches, selectCanEdit, selectLocations } from './state/selectors';
import { selectionChanged, useAppDispatch, useAppSelector } from './state/slice';

const loadMove = () => import('./components/moveParts');
const loadNothing = async () => (await import('./components/Nothing')).Nothing;

const keyOf = ({ key }: Row) => key;

const words = (): ListScreenWords => ({
  title: t('Batches'),
  search: t('Search batches'),
  pages: t('Pages of batches'),
  loading: t('Loading your batches…'),
  failed: t('Your batches could not be loaded.'),
  all: (count, text) => tn('%(count)s batch', '%(count)s batches', count, text),
  found: (count, text) => tn('%(count)s batch shown', '%(count)s batches shown', count, text),
});

/** The batches of a vendor, by stock location and expiry. */
export function BatchList({ config }: { config: BatchListConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const { query, clear } = list;
  const { load, read } = useResource(
    batchList,
    undefined,
    useAppSelector((state) => state.batches),
  );
  // Each part loads and fails alone. What was said to have failed stays until somebody tries again.
  useEffect(() => {
    void dispatch(productNames.read(undefined));
    void dispatch(stockLocations.read(undefined));
  }, [dispatch]);
  const named = useAppSelector((state) => state.productNames);
  const locations = useAppSelector(selectLocations);
  const batches = useAppSelector(selectBatches);
  const today = useToday(!!batches) ?? '';
  const names = valueOf(named);
  const keys = useAppSelector((state) => state.selected);
  const canEdit = useAppSelector(selectCanEdit);
  const all = useMemo(() => rowsOf(batches, names, locations), [batches, names, locations]);
  const found = useMemo(() => shownRows(all, query, today), [all, query, today]);
  const selected = useMemo(() => rowsBy(all, keys), [all, keys]);
  // A word may stand in the name of a product.
  const isAwaited = !names && named.status !== 'failed' && query.filterText.trim() !== '';
  const local = useLocalRows(list, batches, found, isAwaited);
  const [move, startMove] = useLazyAtOnce(loadMove, canEdit);
  const parts = move.status === 'ready' ? move.value : undefined;
  const canMove = canEdit && config.urls.updateBatches !== undefined;
  const isReading = load.status === 'pending';

  return (
    <ListScreen
      {...local}
      words={words()}
      state={{ ...local.state, load, read }}
      rowKey={keyOf}
      columns={batchColumns(config, locale, today, canEdit)}
      filters={batchFilters(locations ?? [])}
      isReadOnly={batches && !canEdit}
      actions={batches && <Files config={config} canEdit={canEdit} />}
      isDimmed={isReading}
      selection={
        // The skeleton has room for what most can do.
        canMove || !batches
          ? {
              selected,
              onChange: (now) => dispatch(selectionChanged([...now.keys()])),
              nameOf: ({ batch }) => nameOf(batch),
              Bar: parts?.SelectionBar,
              actions: parts && <parts.MoveActions />,
            }
          : undefined
      }
      notes={
        <>
          <LocationsFailed />
          {parts && <parts.MoveReport />}
          {move.status === 'failed' && selected.size > 0 && <PartFailed onRetry={startMove} />}
          {parts && <parts.SelectionGone isReading={isReading} />}
        </>
      }
      none={<LazyPart load={loadNothing} props={{ config, onClear: null }} />}
      notFound={<LazyPart load={loadNothing} props={{ config, onClear: clear }} />}
    >
      {local.total > 0 && <NamesFailed />}
    </ListScreen>
  );
}
