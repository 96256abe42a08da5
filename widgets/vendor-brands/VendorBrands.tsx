import { useState } from 'react';
import type { Brand } from '@shared/contract/vendorBrands';
import { t } from '@shared/page/i18n';
import { keyOf } from '@shared/answers/id';
import { createParts } from '@shared/lists/createParts';
import { nothingIn } from '@shared/lists/emptyLists';
import { ListScreen } from '@shared/lists/ListScreen';
import { StatusFilter } from '@shared/lists/StatusFilter';
import { useListScreen } from '@shared/lists/useListScreen';
import { useRowParts } from '@shared/lists/useRowParts';
import { useSelectedRows } from '@shared/lists/useSelectedRows';
import { useLocale } from '@shared/mount/WidgetContext';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { brandColumns } from './components/brandColumns';
import type { VendorBrandsConfig } from './config';
import { listSpec, statusOf } from './model/query';
import { brandWords, nameOf, statusLabels } from './model/words';
import { brandList, useAppSelector } from './state/brands';

const loadEditing = async () => (await import('./components/Editing')).Editing;
const loadRowParts = () => import('./components/rowParts');

const noBrands: readonly Brand[] = [];

/** The brands of a vendor. */
export function VendorBrands({ config }: { config: VendorBrandsConfig }) {
  const locale = useLocale();
  const load = useAppSelector((state) => state.brands);
  const state = useListScreen(listSpec, brandList, load);
  const { answer, list } = state;
  const { query } = list;
  const { brands = noBrands, brandNames = [], hasEditPermission: canEdit } = answer ?? {};
  const tasks = useLazyTasks(loadEditing);
  const [isWorking, setIsWorking] = useState(false);
  const [selected, select] = useSelectedRows(brands);
  const { parts, columns, notes } = useRowParts(loadRowParts, canEdit, (parts, brand: Brand) => (
    <parts.BrandActions brand={brand} onTask={tasks.open} />
  ));

  const words = brandWords(brandNames, locale);
  return (
    <ListScreen
      words={words}
      {...(canEdit &&
        createParts(words, {
          label: t('New brand'),
          firstLabel: t('Create a brand'),
          onPress: () => tasks.open({ kind: 'edit', brand: null }),
        }))}
      state={state}
      rows={answer?.brands}
      total={answer && Math.max(brandNames.length, answer.count)}
      rowKey={keyOf}
      columns={[...brandColumns(config, locale), ...columns]}
      isReadOnly={canEdit === false}
      isDimmed={isWorking}
      loadingRows={10}
      narrow={<StatusFilter list={list} value={statusOf(query)} labels={statusLabels()} />}
      notes={notes}
      selection={
        // The skeleton has room for what most can do.
        canEdit === false
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
      {...nothingIn(query, statusOf(query) === 'archived', t('No brand is archived.'))}
    >
      {answer && (
        <LazyTasks
          tasks={tasks}
          isOff={!canEdit}
          props={{
            vendorId: config.vendorId,
            answer,
            onWorking: setIsWorking,
            onSeek: (filterText, status) =>
              list.change({ filterText, filters: { status: [status] } }),
          }}
        />
      )}
    </ListScreen>
  );
}
