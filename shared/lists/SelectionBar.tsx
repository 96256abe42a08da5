import { t } from '../page/i18n';
import { SelectedCount } from './SelectedCount';
import type { Selection } from './tableParts';

export interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** The keys of the rows that are in sight. */
  shown: readonly string[];
}

/** Instead of the head of a table while rows are selected: how many, what can be done with them, and a way out. */
export const SelectionBar = <Row,>({ selection, shown }: SelectionBarProps<Row>) => (
  <div className="ww-selection-bar" role="group" aria-label={t('Selected rows')}>
    <SelectedCount {...selection} shown={shown} />
    {selection.actions}
    <button type="button" className="btn btn-plain" onClick={() => selection.onChange(new Map())}>
      {t('Clear selection')}
    </button>
  </div>
);
