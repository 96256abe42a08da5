import { t } from '../../../shared/i18n';
import { NearWindow } from '../../../shared/ui/NearWindow';
import type { BatchListConfig } from '../config';
import type { Row } from '../state/selectors';
import { BatchRow } from './BatchRow';

interface Props {
  rows: Row[];
  config: BatchListConfig;
  canCopy: boolean;
  canMove: boolean;
  isDimmed: boolean;
}

/** Rows that are drawn or not drawn together. */
const chunkLength = 25;
/** More rows than this are drawn only near the window. */
const drawnAtOnce = 75;
/** Pixels of a row before it was drawn once. */
const guessedHeight = 48;

/** A table made of lists: where it is narrow, each batch becomes a list of labelled values. */
export function BatchTable({ rows, config: { urls }, canCopy, canMove, isDimmed }: Props) {
  const copyUrl = canCopy ? urls.copy : undefined;
  const isWindowed = rows.length > drawnAtOnce;
  const chunks = Array.from({ length: Math.ceil(rows.length / chunkLength) }, (_, index) =>
    rows.slice(index * chunkLength, (index + 1) * chunkLength),
  );
  return (
    <div
      className={`ww-batches ${isDimmed ? 'ww-dimmed' : ''}`}
      role="table"
      aria-label={t('Batches')}
      aria-rowcount={rows.length + 1}
      aria-busy={isDimmed}
    >
      <div role="rowgroup">
        <div className="ww-batch-row ww-batch-head" role="row" aria-rowindex={1}>
          {canMove && (
            <span role="columnheader" className="ww-batch-pick">
              <span className="visually-hidden">{t('Selected')}</span>
            </span>
          )}
          <span role="columnheader">{t('Reference')}</span>
          <span role="columnheader">{t('Products')}</span>
          <span role="columnheader">{t('Stock location')}</span>
          <span role="columnheader">{t('Expires')}</span>
          <span role="columnheader" className="ww-number">
            {t('THC %%')}
          </span>
          <span role="columnheader" className="ww-number">
            {t('Certificates')}
          </span>
          {copyUrl && (
            <span role="columnheader">
              <span className="visually-hidden">{t('Actions')}</span>
            </span>
          )}
        </div>
      </div>
      {chunks.map((chunk, index) => (
        <NearWindow
          key={index}
          className="ww-batch-rows"
          role="rowgroup"
          isWindowed={isWindowed}
          guessedHeight={guessedHeight * chunk.length}
        >
          {() =>
            chunk.map((row, place) => (
              <BatchRow
                key={row.key}
                row={row}
                rowIndex={index * chunkLength + place + 2}
                formUrl={urls.form}
                copyUrl={copyUrl}
                canMove={canMove}
              />
            ))
          }
        </NearWindow>
      ))}
    </div>
  );
}
