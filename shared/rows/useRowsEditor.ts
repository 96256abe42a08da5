import { useMemo, useState } from 'react';
import { useLocale } from '../mount/WidgetContext';
import { widgetHooks } from '../store/hooks';
import { useMoney } from '../ui/useMoney';
import { useLatest } from '../store/useLatest';
import type { RowsCode, RowsFacts } from './rowsCode';
import { nothingEdited, type RowsState } from './rowsState';
import type { Listed, Texts } from './describeRows';

const { useAppDispatch: useDispatch } = widgetHooks<unknown>();

interface Options<Fields> {
  /** ISO 4217. */
  currency: string;
  /** How a field is called. The same function each time, as long as the names are the same. */
  labelOf: (name: keyof Fields & string) => string;
}

export interface RowsEditor<Row extends Listed<Fields>, Fields extends Texts<Fields>>
  extends
    RowsState<Row, Fields>,
    Omit<Actions<Row, Fields>, 'undo' | 'redo'>,
    RowsFacts<Row, Fields> {
  facts: RowsFacts<Row, Fields>;
  isBusy: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** A screen may say in its own way what a step did. */
  undo: () => unknown;
  redo: () => unknown;
}

type Actions<Row extends Listed<Fields>, Fields extends Texts<Fields>> = ReturnType<
  RowsCode<Row, Fields>['actionsOn']
>;

type Editor<Row extends Listed<Fields>, Fields extends Texts<Fields>> = Omit<
  RowsEditor<Row, Fields>,
  'undo' | 'redo'
> &
  Pick<Actions<Row, Fields>, 'undo' | 'redo'>;

/**
 * Edits rows in their list: what is typed over the rows of all pages is kept as the difference to what was read, with
 * steps back and forward, past a reload too; it is saved by `saveRows`, with what was said of each row; conflicts are
 * decided field by field; a save can be taken back until somebody else has saved. `RowsNews`, `RowsFoot`, `StepButtons`
 * and the dialogs of this folder draw it. Null as long as `code` is.
 *
 * @example
 * const editor = useRowsEditor(code, { currency, labelOf: fieldName });
 */
export function useRowsEditor<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  code: RowsCode<Row, Fields>,
  options: Options<Fields>,
): Editor<Row, Fields>;
export function useRowsEditor<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  code: RowsCode<Row, Fields> | null,
  options: Options<Fields>,
): Editor<Row, Fields> | null;
export function useRowsEditor<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  code: RowsCode<Row, Fields> | null,
  { currency, labelOf }: Options<Fields>,
): Editor<Row, Fields> | null {
  const dispatch = useDispatch();
  const locale = useLocale();
  const money = useMoney(currency);
  const [state, setState] = useState(nothingEdited<Row, Fields>);
  const latest = useLatest(state);
  // Made once, so that what they are handed to is not drawn for nothing.
  const actions = useMemo(
    () => code?.actionsOn({ setState, latest: () => latest.current, dispatch }),
    [code, latest, dispatch],
  );
  const facts = useMemo(
    () => code?.factsOf({ currency, locale, labelOf, money }),
    [code, currency, locale, money, labelOf],
  );
  if (!actions || !facts) return null;
  return {
    ...state,
    ...actions,
    ...facts,
    facts,
    isBusy: state.view.status === 'saving',
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
  };
}
