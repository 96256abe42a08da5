import { memo } from 'react';
import type { ListedBatch } from '../../../shared/contract/batchList';
import { fillUrl } from '../../../shared/fillUrl';
import { formatCount } from '../../../shared/format/numbers';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { linkUrl } from '../../../shared/urls';
import { selectLocationNames, selectSelected, type Row } from '../state/selectors';
import { selectionChanged, useAppDispatch, useAppSelector } from '../state/slice';
import { ExpiryText } from './ExpiryText';

interface Props {
  row: Row;
  rowIndex: number;
  /** The pages of a batch and of a copy of it, with `{id}` in its place; undefined where there is none. */
  formUrl: string | undefined;
  copyUrl: string | undefined;
  canMove: boolean;
}

/** As long as the names of a usual batch; the rest is counted. */
const namesShown = 2;

export const BatchRow = memo(function BatchRow({
  row,
  rowIndex,
  formUrl,
  copyUrl,
  canMove,
}: Props) {
  const { batch, products } = row;
  const locale = useLocale();
  const at = useAppSelector((state) =>
    selectLocationNames(state).get(String(batch.stockLocationId)),
  );
  const names = products?.slice(0, namesShown).join(', ') ?? '…';
  const more = (products?.length ?? 0) - namesShown;
  // With keys, what comes later takes the place of what stood for it, and nothing moves.
  return (
    <div className="ww-batch-row" role="row" aria-rowindex={rowIndex}>
      {canMove && <Pick row={row} />}
      <span role="cell" className="ww-batch-ref">
        <Reference batch={batch} formUrl={formUrl} />
      </span>
      <span role="cell" data-label={t('Products')} title={products?.join(', ')}>
        <span className="ww-batch-names" key={String(products === null)}>
          {names}
          {more > 0 && (
            <span className="ww-muted"> {t('and %(count)s more', { count: more })}</span>
          )}
        </span>
      </span>
      <span role="cell" data-label={t('Stock location')}>
        <span key={String(at === undefined)}>
          {at ?? (batch.stockLocationId === null ? '–' : '…')}
        </span>
      </span>
      <span role="cell" data-label={t('Expires')}>
        <ExpiryText day={batch.expirationDate} />
      </span>
      <span role="cell" className="ww-number" data-label={t('THC %%')}>
        {batch.thc_delta9 === null
          ? '–'
          : Number(batch.thc_delta9).toLocaleString(locale, { maximumFractionDigits: 2 })}
      </span>
      <span role="cell" className="ww-number" data-label={t('Certificates')}>
        {batch.coas === 0 ? t('None') : formatCount(batch.coas, locale)}
      </span>
      {copyUrl && (
        <span role="cell" className="ww-batch-copy-link">
          <Copy batch={batch} copyUrl={copyUrl} />
        </span>
      )}
    </div>
  );
});

function Reference({ batch, formUrl }: Pick<Row, 'batch'> & { formUrl: string | undefined }) {
  const name = nameOf(batch);
  const url = pageOf(batch, formUrl);
  return url ? <a href={url}>{name}</a> : <>{name}</>;
}

function Copy({ batch, copyUrl }: Pick<Row, 'batch'> & { copyUrl: string }) {
  const url = pageOf(batch, copyUrl);
  if (!url) return null;
  return (
    <a href={url} aria-label={t('Copy %(name)s', { name: nameOf(batch) })}>
      {t('Copy')}
    </a>
  );
}

const nameOf = ({ batchRef }: ListedBatch) => batchRef || t('Without a reference');

/** An id that is no part of an address has no page: its row stays readable. */
function pageOf({ id }: ListedBatch, url: string | undefined): string | null {
  const isPart = !/^\.{0,2}$/.test(String(id));
  return url && isPart ? linkUrl(fillUrl(url, { id })) : null;
}

function Pick({ row }: { row: Row }) {
  const dispatch = useAppDispatch();
  const isSelected = useAppSelector((state) => selectSelected(state).has(row.key));
  const selected = useAppSelector((state) => state.selected);
  return (
    <span role="cell" className="ww-batch-pick">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('Select %(name)s', { name: nameOf(row.batch) })}
        checked={isSelected}
        onChange={() =>
          dispatch(
            selectionChanged(
              isSelected ? selected.filter((key) => key !== row.key) : [...selected, row.key],
            ),
          )
        }
      />
    </span>
  );
}
