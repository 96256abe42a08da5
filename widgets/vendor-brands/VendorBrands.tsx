import type { Brand } from '@shared/contract/vendorBrands';
import { t } from '@shared/i18n';
import { NothingYet } from '@shared/lists/emptyLists';
import { ListScreen } from '@shared/lists/ListScreen';
import { StatusFilter } from '@shared/lists/StatusFilter';
import { useListScreen } from '@shared/lists/useListScreen';
import { useSelectedRows } from '@shared/lists/useSelectedRows';
import { useLocale } from '@shared/mount/WidgetContext';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { Coming, PartFailed } from '@shared/ui/Later';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { brandColumns, keyOf, nameOf } from './components/brandColumns';
import { brandWords, statusLabels } from './components/brandWords';
import type { VendorBrandsConfig } from './config';
import { listSpec, statusOf } from './model/query';
import { brandList } from './state/requests';
import { useAppSelector } from './state/slice';

const loadEditing = async () => (await import('./components/Editing')).Editing;
const loadRowParts = () => import('./components/rowParts');

const noBrands: readonly Brand[] = [];

/** The brands of a vendor. */
export function VendorBrands({ config }: { config: VendorBrandsConfig }) {
  const locale = useLocale();
  const load = useAppSelector((state) => state.brands);
  const isWorking = useAppSelector((state) => state.working > 0);
  const state = useListScreen(listSpec, brandList, load);
  const { answer, list } = state;
  const { query } = list;
  const { brands = noBrands, brandNames = [], hasEditPermission: canEdit = false } = answer ?? {};
  const tasks = useLazyTasks(loadEditing);
  const [selected, select] = useSelectedRows(brands, keyOf);
  const [rowParts, startRowParts] = useLazyAtOnce(loadRowParts, canEdit);
  const parts = canEdit && rowParts.status === 'ready' ? rowParts.value : undefined;
  // The skeleton has room for what most can do.
  const isLooking = answer !== undefined && !canEdit;
  const Actions = isLooking ? undefined : (parts?.RowActions ?? Coming);
  const create = () => tasks.open({ kind: 'edit', brand: null });

  return (
    <ListScreen
      words={brandWords(brandNames, locale)}
      state={state}
      rows={answer?.brands}
      total={answer && Math.max(brandNames.length, answer.count)}
      rowKey={keyOf}
      columns={brandColumns({ config, locale, Actions, onTask: tasks.open })}
      isReadOnly={isLooking}
      isDimmed={isWorking}
      loadingRows={10}
      actions={
        canEdit && (
          <button type="button" className="btn btn-primary" onClick={create}>
            {t('New brand')}
          </button>
        )
      }
      narrow={<StatusFilter list={list} value={statusOf(query)} labels={statusLabels()} />}
      notes={canEdit && rowParts.status === 'failed' && <PartFailed onRetry={startRowParts} />}
      selection={
        isLooking
          ? undefined
          : {
              selected,
              onChange: select,
              nameOf,
              Bar: parts?.SelectionBar,
              actions: parts && (
                <parts.StatusActions
                  brands={[...selected.values()]}
                  onTask={(next) => {
                    select(new Map());
                    tasks.open(next);
                  }}
                />
              ),
            }
      }
      none={
        <NothingYet
          title={t('You have no brands yet.')}
          action={
            canEdit && (
              <button type="button" className="btn btn-outline-secondary" onClick={create}>
                {t('Create a brand')}
              </button>
            )
          }
        >
          {t('Products carry a brand, and buyers look for it.')}
        </NothingYet>
      }
      {...(query.filterText.trim() === '' &&
        statusOf(query) === 'archived' && {
          notFound: <EmptyState icon={boxIcon} title={t('No brand is archived.')} />,
        })}
    >
      {answer && canEdit && (
        <LazyTasks
          tasks={tasks}
          props={{
            vendorId: config.vendorId,
            answer,
            onSeek: (filterText, status) =>
              list.change({ filterText, filters: { status: [status] } }),
          }}
        />
      )}
    </ListScreen>
  );
}
