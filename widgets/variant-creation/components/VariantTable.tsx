import { useCallback, useMemo, useRef } from 'react';
import type { VariantProduct } from '@shared/contract/variantCreation';
import { nameKey } from '@shared/format/names';
import type { CellState, GridHandle, GridSource } from '@shared/grid/column';
import { Grid } from '@shared/grid/Grid';
import { t, tn } from '@shared/page/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { Icon } from '@shared/ui/Icon';
import { redoIcon } from '@shared/ui/icons/redo';
import { undoIcon } from '@shared/ui/icons/undo';
import { RowNote } from '@shared/ui/RowNote';
import { useMoney } from '@shared/ui/useMoney';
import { useLatest } from '@shared/store/useLatest';
import { cellNames, doubledSkus, isNew, most, type VariantRow } from '../model/work';
import type { Creating } from './useCreation';
import { rowName, variantColumns } from './variantColumns';

interface Props {
  product: VariantProduct;
  creating: Creating;
}

/** Every combination in a row: prices and stock are typed, or pasted from a spreadsheet. */
export function VariantTable({ product, creating }: Props) {
  const { rows, fresh, edit, undo, redo } = creating;
  const handle = useRef<GridHandle>(null);
  const source = useSource(product, creating);
  const exist = rows.filter(({ existing }) => existing !== null).length;
  return (
    <div className="ww-stack">
      <div className="ww-variant-tools">
        <p className="ww-muted" role="status">
          {[
            tn('%(count)s new variant', '%(count)s new variants', fresh.length),
            exist > 0 && tn('%(count)s exists', '%(count)s exist', exist),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Steps creating={creating} handle={handle} />
      </div>
      {fresh.length > most && (
        <RowNote level="warning" role="status">
          {t('At most %(count)s variants can be created at once. Leave some out.', { count: most })}
        </RowNote>
      )}
      <Grid
        label={t('Variants')}
        handle={handle}
        source={source}
        actions={{
          isSavedLater: true,
          isSaving: creating.isBusy,
          edit,
          // It can be undone.
          clear: (cells) => edit(cells.filter(({ from }) => from !== '')),
          undo,
          redo,
        }}
      />
    </div>
  );
}

function useSource(product: VariantProduct, creating: Creating): GridSource<VariantRow> {
  const { rows, refused, isBusy, work, change } = creating;
  const locale = useLocale();
  const { currency } = useWidget().config;
  const money = useMoney();
  const latest = useLatest({ work, change });
  const onLeave = useCallback(
    ({ key, isLeft }: VariantRow) => {
      const now = latest.current.work;
      const left = isLeft ? now.left.filter((each) => each !== key) : [...now.left, key];
      latest.current.change({ ...now, left });
    },
    [latest],
  );
  const columns = useMemo(
    () => variantColumns({ locale, currency, money, isBusy, onLeave }),
    [locale, currency, money, isBusy, onLeave],
  );
  return useMemo(() => {
    const doubled = doubledSkus(product, rows);
    const stateOf = (row: VariantRow, columnId: string): CellState | undefined => {
      if (!isNew(row)) return undefined;
      const errors = refused.get(row.key);
      const said = errors?.filter(({ field }) => columnOf(field) === columnId);
      const isDouble = columnId === 'sku' && doubled.has(nameKey(row.sku));
      if (said && said.length > 0) {
        return { error: said.map(({ message }) => message).join(' ') };
      }
      if (isDouble) return { error: t('Another variant has this SKU.') };
      if (columnId === 'variant' && errors?.length === 0) {
        return { error: t('This variant was not created.') };
      }
      return undefined;
    };
    return { rows, columns, keyOf: ({ key }) => key, nameOf: rowName, stateOf };
  }, [product, rows, columns, refused]);
}

/** Where an error stands: at its cell, or where it is of none at what names the row. */
const columnOf = (field: string) => cellNames.find((name) => name === field) ?? 'variant';

interface StepsProps {
  creating: Creating;
  handle: { current: GridHandle | null };
}

/** Back and forth over what was written into the table. */
function Steps({ creating, handle }: StepsProps) {
  const { history, isBusy, undo, redo } = creating;
  const steps = [
    { name: t('Undo edit'), icon: undoIcon, isThere: history.done.length > 0, act: undo },
    { name: t('Redo edit'), icon: redoIcon, isThere: history.undone.length > 0, act: redo },
  ];
  const take = (act: typeof undo) => {
    const edits = act();
    if (edits.length > 0) handle.current?.tellStep(edits);
  };
  return (
    <div className="ww-row">
      {steps.map(({ name, icon, isThere, act }) => (
        <button
          key={name}
          type="button"
          className={`btn btn-outline-secondary ww-icon-btn ${isThere && !isBusy ? '' : 'disabled'}`}
          aria-label={name}
          title={name}
          aria-disabled={!isThere || isBusy || undefined}
          onClick={isThere ? () => take(act) : undefined}
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
}
