import { useMemo, useState } from 'react';
import type { CampaignVendor } from '@shared/contract/brandPage';
import { formatCount } from '@shared/format/numbers';
import { useAborts } from '@shared/forms/useAborts';
import type { Failure } from '@shared/http/failure';
import { t, tn } from '@shared/page/i18n';
import { tracksOf, type Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { ListFilters } from '@shared/lists/ListFilters';
import { isNarrowed, type ListQuery } from '@shared/lists/listQuery';
import { Pager } from '@shared/lists/Pager';
import { SelectionBar } from '@shared/lists/SelectionBar';
import { useLocale } from '@shared/mount/WidgetContext';
import { useAnswer } from '@shared/store/useAnswer';
import { BusyButton } from '@shared/ui/BusyButton';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { searchIcon } from '@shared/ui/icons/search';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { firstQuery, vendorQuery, vendorsPerPage, withVendors } from '../model/campaign';
import { findVendors } from '../state/campaignThunks';
import { useAppDispatch } from '../state/slice';
import { ChosenVendors } from './ChosenVendors';

interface Props {
  /** Those of all pages and filters, in the order in which they were chosen. */
  chosen: Chosen;
  error: readonly string[];
  /** What is chosen is on its way. */
  isOff: boolean;
  /** Of what is chosen then: an answer may come after a choice. */
  onChange: (choose: (chosen: Chosen) => Chosen) => void;
  /** All that match are on their way, or there by now. */
  onChoosing: (isChoosing: boolean) => void;
}

type Chosen = readonly CampaignVendor[];

const keyOf = ({ id }: CampaignVendor) => String(id);

/** The vendors that can take part, searched and by pages; what is chosen stays chosen whatever is looked at. */
export function VendorPicker({ chosen, error, isOff, onChange, onChoosing }: Props) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const list = useLocalQuery();
  const { query } = list;
  const asked = JSON.stringify(vendorQuery(query, false));
  const { load, retry } = useAnswer(asked, (signal) =>
    dispatch(findVendors(vendorQuery(query, false), signal)),
  );
  const [all, setAll] = useState<'idle' | 'asking' | Failure>('idle');
  const [isTyping, setIsTyping] = useState(false);
  // How many it is said to be was found for an older search.
  const isOld = isTyping || load.status === 'pending';
  const answer = load.status === 'idle' ? undefined : load.value;
  const selected = useMemo(
    () => new Map(chosen.map((vendor) => [keyOf(vendor), vendor])),
    [chosen],
  );
  const count = answer?.count ?? 0;
  const counted = { count: formatCount(count, locale) };

  const sort = {
    columns: columns(),
    orderBy: query.orderBy,
    onSort: (orderBy: string) => list.change({ orderBy }),
  };

  const { begin } = useAborts<'all'>();
  const chooseAll = async () => {
    const signal = begin('all');
    setAll('asking');
    onChoosing(true);
    const found = await dispatch(findVendors(vendorQuery(query, true), signal));
    if (signal.aborted) return;
    setAll(found.ok ? 'idle' : found.failure);
    onChoosing(false);
    if (found.ok) onChange((now) => withVendors(now, found.value.vendors));
  };

  return (
    <section className="ww-list ww-page-vendors" aria-label={t('Vendors')} inert={isOff}>
      <ChosenVendors chosen={chosen} error={error} />
      <ListFilters
        label={t('Vendors')}
        searchLabel={t('Search vendors')}
        count={tn('%(count)s vendor found', '%(count)s vendors found', count, counted)}
        list={list}
        onTyping={setIsTyping}
        sort={sort}
        kinds={[
          {
            name: 'state',
            label: t('State'),
            options: (answer?.states ?? []).map((state) => ({ value: state, label: state })),
          },
        ]}
        tools={
          count > 0 && (
            <BusyButton
              className="btn-outline-secondary"
              isBusy={all === 'asking'}
              aria-disabled={isOld || undefined}
              onClick={isOld ? undefined : () => void chooseAll()}
            >
              {isNarrowed(query)
                ? tn(
                    'Select %(count)s that matches',
                    'Select all %(count)s that match',
                    count,
                    counted,
                  )
                : tn('Select %(count)s vendor', 'Select all %(count)s vendors', count, counted)}
            </BusyButton>
          )
        }
      />
      {typeof all === 'object' && (
        <FailureAlert failure={all} onRetry={() => void chooseAll()}>
          {t('The vendors could not be selected.')}
        </FailureAlert>
      )}
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={retry}>
          {t('The vendors could not be loaded.')}
        </FailureAlert>
      )}
      {!answer && load.status !== 'failed' && (
        <TableSkeleton
          label={t('Loading the vendors…')}
          columns={tracksOf(columns(), true)}
          rows={vendorsPerPage}
        />
      )}
      {answer && count === 0 && load.status === 'ready' && (
        <EmptyState
          icon={searchIcon}
          title={t('No vendor fits the search.')}
          actions={
            <button type="button" className="btn btn-outline-secondary" onClick={list.clear}>
              {t('Clear the search')}
            </button>
          }
        />
      )}
      {answer && count > 0 && (
        <>
          <DataTable
            label={t('Vendors')}
            rows={answer.vendors}
            rowKey={keyOf}
            count={count}
            before={(query.page - 1) * query.perPage}
            {...sort}
            isDimmed={load.status === 'pending'}
            selection={{
              selected,
              nameOf: ({ name }) => name,
              Bar: SelectionBar,
              actions: null,
              onChange: (wanted) =>
                onChange((now) =>
                  withVendors(now, [...wanted.values()]).filter((each) => wanted.has(keyOf(each))),
                ),
            }}
          />
          <Pager
            label={t('Pages of vendors')}
            page={query.page}
            perPage={query.perPage}
            count={count}
            onPage={(page) => list.change({ page })}
          />
        </>
      )}
    </section>
  );
}

const columns = (): Column<CampaignVendor>[] => [
  {
    key: 'name',
    header: t('Vendor'),
    type: 'link',
    isSortable: true,
    render: ({ name }) => <bdi>{name}</bdi>,
    title: ({ name }) => name,
  },
  {
    key: 'state',
    header: t('State'),
    type: 'badge',
    isSortable: true,
    render: ({ state }) => state,
  },
];

/** What of the list is looked at. A dialog has no address. */
function useLocalQuery() {
  const [query, setQuery] = useState(firstQuery);
  const change = (changed: Partial<ListQuery<'state'>>) =>
    setQuery((now) => ({ ...now, page: 1, ...changed }));
  return {
    query,
    change,
    clear: () => change({ filterText: '', filters: firstQuery.filters }),
  };
}
