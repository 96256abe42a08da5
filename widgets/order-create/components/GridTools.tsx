import type { RefObject } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { CheckField } from '@shared/forms/CheckField';
import { t } from '@shared/i18n';
import { SortSelect } from '@shared/lists/SortSelect';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { boxed } from '../model/query';
import { clearItems } from '../state/clearing';
import { redo, undo } from '../state/edits';
import { filterRows, showRows } from '../state/thunks';
import { selectCanEdit, selectView } from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';
import { ColumnChoice } from './ColumnChoice';
import { Filters } from './Filters';
import { PasteReport, Saving, SkippedSteps } from './gridNews';

/** What stands over the grid: filters, order, undo and redo, and how saving goes. */
export function GridTools({ handle }: { handle: RefObject<GridHandle | null> }) {
  const dispatch = useAppDispatch();
  const query = useAppSelector((state) => state.query);
  const page = useAppSelector((state) => selectView(state)?.page);
  return (
    <>
      <Filters
        label={t('Items')}
        searchLabel={t('Search items')}
        count={page?.result_count ?? 0}
        query={query}
        onChange={(part) => void dispatch(showRows(part))}
        tools={
          <SortSelect
            options={(page?.order_by_options ?? []).flatMap(({ value, label }) => [
              { value, label: t('Sort: %(name)s', { name: label }) },
              { value: `-${value}`, label: t('Sort: %(name)s, descending', { name: label }) },
            ])}
            value={query.orderBy}
            onChange={(orderBy) => void dispatch(showRows({ orderBy }))}
          />
        }
      >
        <CheckField
          label={t('Only rows with errors')}
          isOn={query.filters.errors.length > 0}
          onToggle={(isOn) => void dispatch(filterRows({ errors: boxed(isOn) }))}
        />
      </Filters>
      <EditTools handle={handle} />
    </>
  );
}

/** Undo and redo, what concerns the whole grid, and what became of the edits. */
function EditTools({ handle }: { handle: RefObject<GridHandle | null> }) {
  const dispatch = useAppDispatch();
  const canEdit = useAppSelector(selectCanEdit);
  const history = useAppSelector((state) => state.history);
  if (!canEdit) return <ColumnChoice />;
  const take = (act: typeof undo) => {
    const edits = dispatch(act());
    // Of cells that were left alone the notice below tells.
    if (edits.length > 0) handle.current?.tellStep(edits);
  };
  const steps = [
    { name: t('Undo edit'), isThere: history.done.length > 0, act: undo },
    { name: t('Redo edit'), isThere: history.undone.length > 0, act: redo },
  ];
  return (
    <div className="ww-row">
      {steps.map(({ name, isThere, act }) => (
        <button
          key={name}
          type="button"
          className={`btn btn-sm btn-outline-secondary ${isThere ? '' : 'disabled'}`}
          aria-disabled={!isThere || undefined}
          onClick={isThere ? () => take(act) : undefined}
        >
          {name}
        </button>
      ))}
      <ConfirmButton
        className="btn-sm btn-outline-secondary"
        label={t('Clear order')}
        title={t('Clear order')}
        says={t(
          'Every item and the discount go. You can undo this for the items, not for the discount.',
        )}
        action={t('Clear order')}
        searching={t('We don’t know yet whether the order was cleared. Checking…')}
        onConfirm={(onSearch) => dispatch(clearItems(onSearch))}
        onLate={(failure) => dispatch(changed({ late: { what: 'clear', failure } }))}
      />
      <ColumnChoice />
      <Saving />
      <SkippedSteps />
      <PasteReport />
    </div>
  );
}
