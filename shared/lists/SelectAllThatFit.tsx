import { useState } from 'react';
import { useAborts } from '../forms/useAborts';
import { formatCount } from '../format/numbers';
import type { Failure } from '../http/failure';
import type { Result } from '../http/result';
import { t } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import { BusyButton } from '../ui/BusyButton';
import { failureText } from '../ui/failureText';
import type { ListQuery } from './listQuery';

interface Props<Row> {
  /** By their keys. */
  selected: ReadonlyMap<string, Row>;
  /** How many fit on all pages; null while that is not known. */
  count: number | null;
  query: Pick<ListQuery, 'filterText' | 'filters'>;
  /** Reads all that fit the query, on all pages: see `readAllRows`. */
  read: () => Promise<Result<readonly Row[]>>;
  rowKey: (row: Row) => string;
  onSelect: (selected: ReadonlyMap<string, Row>) => void;
}

/** Among the actions of a selection: the way from the rows of a page to all that fit, while there are more. */
export const SelectAllThatFit = <Row,>({ query, ...props }: Props<Row>) => (
  <SelectAll key={JSON.stringify([query.filterText, query.filters])} {...props} />
);

function SelectAll<Row>({ selected, count, read, rowKey, onSelect }: Omit<Props<Row>, 'query'>) {
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { begin } = useAborts<'all'>();
  const selectAll = async () => {
    // Stopped where something else is looked for, or nothing is selected any more.
    const signal = begin('all');
    setIsBusy(true);
    setFailure(null);
    const all = await read();
    if (signal.aborted) return;
    setIsBusy(false);
    if (all.ok) onSelect(new Map(all.value.map((row) => [rowKey(row), row])));
    else setFailure(all.failure);
  };
  return (
    <>
      {count !== null && selected.size < count && (
        <BusyButton className="btn-plain" isBusy={isBusy} onClick={() => void selectAll()}>
          {t('Select all %(count)s', { count: formatCount(count, locale) })}
        </BusyButton>
      )}
      {failure && (
        <span className="text-danger" role="alert">
          {t('Not all could be selected.')} {failureText(failure)}
        </span>
      )}
    </>
  );
}
