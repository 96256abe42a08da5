import { useEffect, useMemo } from 'react';
import { t } from '@shared/page/i18n';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { inboxIcon } from '@shared/ui/icons/inbox';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import type { LoadDialogs } from '../later';
import { listedIn } from '../model/answers';
import { noDrafts } from '../model/drafts';
import { partiesById, rowsOf } from '../model/rows';
import { mappingSets, type DataSetName, type TabName } from '../model/sets';
import { counted, wordsOf } from '../model/words';
import { dataSet } from '../state/requests';
import { loadOf, useAppDispatch, useAppSelector, valueOf } from '../state/slice';
import { MappingTable } from './MappingTable';
import type { Linking } from './useLinking';
import { useSuggestions } from './useSuggestions';

interface Props {
  set: TabName;
  list: ListQueryState<'tab' | 'state'>;
  linking: Linking | null;
  loadDialogs: LoadDialogs;
}

/** Until what is read stands there. */
const tracks = 'minmax(0, 3fr) 32px minmax(0, 3fr) 120px 96px';

/** One set of links, and what could not be read of it. */
export function MappingTab({ set, list, linking, loadDialogs }: Props) {
  const { ours, theirs } = mappingSets[set];
  const own = useAppSelector((state) => valueOf(state, ours));
  const their = useAppSelector((state) => valueOf(state, theirs));
  const isPending = useAppSelector((state) =>
    [ours, theirs].some((name) => /idle|pending/.test(loadOf(state, name).status)),
  );
  const hasFailed = useAppSelector((state) => loadOf(state, ours).status === 'failed');
  const words = wordsOf(set);
  const drafts = linking?.drafts ?? noDrafts;
  const meet = linking?.meet;
  const entries = own?.entries;
  useEffect(() => {
    if (entries) meet?.(set, entries);
  }, [meet, set, entries]);
  // What fills a custom field is nothing that names tell.
  const canSuggest = linking !== null && mappingSets[set].isExclusive;
  const suggestions = useSuggestions(canSuggest ? entries : undefined, their?.parties);
  const byId = their ? partiesById(their.parties) : null;
  const rows = useMemo(
    () => entries && rowsOf({ set, entries, parties: byId, drafts, suggestions }),
    [set, entries, byId, drafts, suggestions],
  );

  return (
    <>
      {[...new Set([ours, theirs])].map((name) => (
        <SetFailed key={name} name={name} set={set} />
      ))}
      {!rows && !hasFailed && <TableSkeleton label={words.loading} columns={tracks} rows={12} />}
      {rows?.length === 0 && (
        <EmptyState icon={inboxIcon} title={words.empty}>
          {words.emptySays}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <MappingTable
          {...{ set, list, rows, linking, loadDialogs }}
          parties={their?.parties ?? null}
          isReading={isPending && (!own || !their)}
        />
      )}
    </>
  );
}

/** Says that one data set could not be read. The others can be worked with. */
function SetFailed({ name, set }: { name: DataSetName; set: TabName }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const load = useAppSelector((state) => loadOf(state, name));
  if (load.status !== 'failed') return null;
  const says = {
    quickbooksOnlineLTCustomers: t('Your customers could not be loaded.'),
    quickbooksOnlineProducts: t('Your products could not be loaded.'),
    quickbooksOnlineItems: t(
      'The items of QuickBooks could not be loaded. Nothing can be linked to them yet.',
    ),
    quickbooksOnlineSalesformCustomFields: t('The custom fields could not be loaded.'),
    quickbooksOnlineQBOCustomers: t(
      'The customers of QuickBooks could not be loaded. Nothing can be linked to them yet.',
    ),
  }[name];
  const { value } = load;
  return (
    <FailureAlert failure={load.failure} onRetry={() => void dispatch(dataSet.read(name))}>
      {value
        ? t('What is shown of %(what)s may be out of date.', {
            what: counted(set, listedIn(name, value).length, locale),
          })
        : says}
    </FailureAlert>
  );
}
