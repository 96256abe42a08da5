import { useLayoutEffect, useRef } from 'react';
import { t, tn } from '@shared/i18n';
import { RowNote } from '@shared/ui/RowNote';
import type { GoodRow, Sheet } from '../model/sheet';
import { WrongRows } from './WrongRows';

interface Props {
  file: string;
  sheet: Sheet;
  progress: { sent: number; all: number; isSearching: boolean } | null;
}

/** Of new and of changed batches, so many are shown. */
const rowsShown = 20;

/** What of a file would be saved and what would not, before anything is sent. */
export function UploadPreview({ file, sheet, progress }: Props) {
  const { columns, valid, unchanged, wrong, expired, leftOut, absent } = sheet;
  const summary = useRef<HTMLParagraphElement>(null);
  // The field that the file was chosen in is gone.
  useLayoutEffect(() => summary.current?.focus(), []);
  const changed = valid.filter(({ isNew }) => !isNew);
  const cleared = changed.flatMap(({ changes }) => changes).filter(({ to }) => to === '').length;

  return (
    <>
      <p ref={summary} tabIndex={-1}>
        {file && <strong>{file}</strong>}{' '}
        {tn('%(count)s row can be saved.', '%(count)s rows can be saved.', valid.length)}{' '}
        {wrong.length > 0 &&
          tn('%(count)s row has errors.', '%(count)s rows have errors.', wrong.length)}{' '}
        {unchanged > 0 &&
          tn(
            '%(count)s row changes nothing and is not sent.',
            '%(count)s rows change nothing and are not sent.',
            unchanged,
          )}
      </p>
      {leftOut.length > 0 && (
        <p className="ww-muted">
          {t('Not in the template and left out: %(names)s.', { names: leftOut.join(', ') })}
        </p>
      )}
      {changed.length > 0 && absent.length > 0 && (
        <p className="ww-muted">
          {t('Not in the file, so left as they are: %(names)s.', { names: absent.join(', ') })}
        </p>
      )}
      {cleared > 0 && (
        <p className="ww-muted">
          {tn(
            'An empty cell clears its value: %(count)s value is cleared.',
            'An empty cell clears its value: %(count)s values are cleared.',
            cleared,
          )}
        </p>
      )}
      {expired.length > 0 && (
        <RowNote level="warning">
          {tn(
            '%(count)s batch would have expired already: %(names)s.',
            '%(count)s batches would have expired already: %(names)s.',
            expired.length,
            { names: expired.slice(0, rowsShown).join(', ') },
          )}
        </RowNote>
      )}
      <Rows title={t('New')} rows={valid.filter(({ isNew }) => isNew)} sheet={sheet} />
      <Rows title={t('Changed')} rows={changed} sheet={sheet} />
      <WrongRows columns={columns} rows={wrong} title={t('Rows with errors')} />
      {progress && (
        <div role="status">
          <progress
            className="ww-batch-progress"
            max={progress.all}
            value={progress.sent}
            aria-label={t('Rows saved')}
          />
          {progress.isSearching
            ? t('We don’t know yet whether the rows were saved. Checking…')
            : t('%(sent)s of %(all)s rows sent', { sent: progress.sent, all: progress.all })}
        </div>
      )}
    </>
  );
}

interface RowsProps {
  title: string;
  rows: readonly GoodRow[];
  sheet: Sheet;
}

/** Each row with what it says of a new batch, or with what it changes. */
function Rows({ title, rows, sheet: { columns } }: RowsProps) {
  if (rows.length === 0) return null;
  const key = Math.max(
    0,
    columns.findIndex(({ isKey }) => isKey),
  );
  return (
    <section>
      <h3>{t('%(title)s: %(count)s', { title, count: rows.length })}</h3>
      <ul aria-label={title}>
        {rows.slice(0, rowsShown).map(({ row, cells, isNew, changes }) => (
          <li key={row}>
            <bdi>{cells[key]}</bdi>
            {changes
              .filter(({ column }) => column !== columns[key]?.label)
              .map(({ column, from, to }) => (
                <div key={column} className="ww-muted">
                  {isNew
                    ? t('%(column)s: %(to)s', { column, to })
                    : t('%(column)s: %(from)s → %(to)s', {
                        column,
                        from: from || t('not set'),
                        to: to || t('not set'),
                      })}
                </div>
              ))}
          </li>
        ))}
      </ul>
      {rows.length > rowsShown && (
        <p className="ww-muted">{t('and %(count)s more', { count: rows.length - rowsShown })}</p>
      )}
    </section>
  );
}
