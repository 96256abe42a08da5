import { useLayoutEffect, useRef } from 'react';
import { fewNames } from '@shared/format/fewNames';
import { FileNotes } from '@shared/forms/FileNotes';
import { t, tn } from '@shared/page/i18n';
import { FirstItems } from '@shared/lists/FirstItems';
import { RowNote } from '@shared/ui/RowNote';
import type { GoodRow, Sheet } from '../model/sheet';
import { WrongRows } from './WrongRows';

interface Props {
  file: string;
  sheet: Sheet;
  progress: { sent: number; all: number; isSearching: boolean } | null;
}

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
      <FileNotes ignored={leftOut} absent={changed.length > 0 ? absent : []} cleared={cleared} />
      {expired.length > 0 && (
        <RowNote level="warning">
          {tn(
            '%(count)s batch would have expired already: %(names)s.',
            '%(count)s batches would have expired already: %(names)s.',
            expired.length,
            { names: fewNames(expired, 20) },
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
      <FirstItems label={title} items={rows}>
        {({ cells, isNew, changes }) => (
          <>
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
          </>
        )}
      </FirstItems>
    </section>
  );
}
