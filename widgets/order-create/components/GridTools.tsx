import type { RefObject } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { t, tn } from '@shared/i18n';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { Banner } from '@shared/ui/Banner';
import { pageSizes } from '../model/order';
import { clearItems } from '../state/clearing';
import { redo, undo } from '../state/edits';
import { showRows } from '../state/thunks';
import { selectCanEdit, selectView } from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';
import { ColumnChoice } from './ColumnChoice';
import { Filters } from './Filters';

/** What stands over the grid: filters, order, page size, undo and redo, and how saving goes. */
export function GridTools({ handle }: { handle: RefObject<GridHandle | null> }) {
  const dispatch = useAppDispatch();
  const query = useAppSelector((state) => state.query);
  const orders = useAppSelector((state) => selectView(state)?.page.order_by_options);
  return (
    <>
      <Filters
        query={query}
        searchLabel={t('Search items')}
        onChange={(part) => void dispatch(showRows(part))}
      >
        <select
          className="form-select"
          aria-label={t('Sort by')}
          value={query.orderBy}
          onChange={({ target }) => void dispatch(showRows({ orderBy: target.value }))}
        >
          {orders?.flatMap(({ value, label }) => [
            <option key={value} value={value}>
              {t('Sort: %(name)s', { name: label })}
            </option>,
            <option key={`-${value}`} value={`-${value}`}>
              {t('Sort: %(name)s, descending', { name: label })}
            </option>,
          ])}
        </select>
        <select
          className="form-select"
          aria-label={t('Rows a page')}
          value={String(query.perPage)}
          onChange={({ target }) => void dispatch(showRows({ perPage: Number(target.value) }))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={String(size)}>
              {t('%(count)s rows a page', { count: size })}
            </option>
          ))}
        </select>
        <label className="ww-order-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={query.onlyErrors}
            onChange={({ target }) => void dispatch(showRows({ onlyErrors: target.checked }))}
          />{' '}
          {t('Only rows with errors')}
        </label>
      </Filters>
      <EditTools handle={handle} />
    </>
  );
}

/** Undo and redo, what concerns the whole grid, and how saving goes. */
function EditTools({ handle }: { handle: RefObject<GridHandle | null> }) {
  const dispatch = useAppDispatch();
  const canEdit = useAppSelector(selectCanEdit);
  const history = useAppSelector((state) => state.history);
  const pending = useAppSelector((state) => state.pending);
  const queued = useAppSelector((state) => state.queued);
  const report = useAppSelector((state) => state.report);
  const skipped = useAppSelector((state) => state.skippedSteps);
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
      <span className="ww-muted ww-order-saving" role="status">
        {pending.length > 0 &&
          (queued > 1
            ? t('Saving: %(done)s of %(total)s.', {
                done: queued - pending.length,
                total: queued,
              })
            : t('Saving…'))}
      </span>
      {queued > 1 && (
        <progress
          className="ww-order-progress"
          aria-label={t('Saving')}
          max={queued}
          value={queued - pending.length}
        />
      )}
      {skipped > 0 && (
        <div className="ww-order-report">
          <Banner
            level="info"
            role="status"
            onDismiss={() => dispatch(changed({ skippedSteps: 0 }))}
          >
            {tn(
              '%(count)s cell was changed elsewhere since, and stays as it is.',
              '%(count)s cells were changed elsewhere since, and stay as they are.',
              skipped,
            )}
          </Banner>
        </div>
      )}
      {report && (
        <div className="ww-order-report">
          <Banner level="info" role="status" onDismiss={() => dispatch(changed({ report: null }))}>
            <p>
              {pending.length === 0 &&
                tn(
                  '%(count)s cell was changed.',
                  '%(count)s cells were changed.',
                  report.changed,
                )}{' '}
              {report.leftovers.length > 0 &&
                tn(
                  '%(count)s pasted value was left over:',
                  '%(count)s pasted values were left over:',
                  report.leftovers.length,
                )}
            </p>
            {report.leftovers.length > 0 && (
              <ul className="ww-order-list ww-order-scroll">
                {report.leftovers.map(({ line, text, says }, index) => (
                  <li key={index}>
                    {t('Line %(line)s, “%(text)s”: %(says)s', { line, text, says })}
                  </li>
                ))}
              </ul>
            )}
          </Banner>
        </div>
      )}
    </div>
  );
}
