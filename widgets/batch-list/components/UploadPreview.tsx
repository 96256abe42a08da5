import { useLayoutEffect, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { t, tn } from '../../../shared/i18n';
import { BusyButton } from '../../../shared/ui/BusyButton';
import type { Sheet } from '../sheet';
import { WrongRows } from './WrongRows';

interface Props {
  file: string;
  sheet: Sheet;
  progress: { sent: number; all: number } | null;
  onBack: () => void;
  onStop: () => void;
  onSend: () => void;
}

/** As many as tell whether the columns are the right ones. */
const rowsShown = 5;

/** What of a file would be saved and what would not, before anything is sent. */
export function UploadPreview({ file, sheet, progress, onBack, onStop, onSend }: Props) {
  const { columns, valid, wrong, leftOut } = sheet;
  const summary = useRef<HTMLParagraphElement>(null);
  // The field that the file was chosen in is gone.
  useLayoutEffect(() => summary.current?.focus(), []);

  return (
    <>
      <Modal.Body>
        <p ref={summary} tabIndex={-1}>
          {file && <strong>{file}</strong>}{' '}
          {tn('%(count)s row can be saved.', '%(count)s rows can be saved.', valid.length)}{' '}
          {wrong.length > 0 &&
            tn('%(count)s row has errors.', '%(count)s rows have errors.', wrong.length)}
        </p>
        {leftOut.length > 0 && (
          <p className="ww-muted">
            {t('Not in the template and left out: %(names)s.', { names: leftOut.join(', ') })}
          </p>
        )}
        {valid.length > 0 && (
          <table className="table ww-batch-sheet">
            <caption className="visually-hidden">{t('First rows')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Row')}</th>
                {columns.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {valid.slice(0, rowsShown).map(({ row, cells }) => (
                <tr key={row}>
                  <th scope="row" data-label={t('Row')}>
                    {row}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={index} data-label={columns[index]?.label}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {valid.length > rowsShown && (
          <p className="ww-muted">{t('and %(count)s more', { count: valid.length - rowsShown })}</p>
        )}
        <WrongRows columns={columns} rows={wrong} title={t('Rows with errors')} />
        {progress && (
          <div role="status">
            <progress
              className="ww-batch-progress"
              max={progress.all}
              value={progress.sent}
              aria-label={t('Rows saved')}
            />
            {t('%(sent)s of %(all)s rows sent', { ...progress })}
          </div>
        )}
      </Modal.Body>
      <Modal.Footer>
        {progress ? (
          <button type="button" className="btn btn-link" onClick={onStop}>
            {t('Stop')}
          </button>
        ) : (
          <button type="button" className="btn btn-link" onClick={onBack}>
            {t('Choose another file')}
          </button>
        )}
        {valid.length > 0 && (
          <BusyButton className="btn-primary" isBusy={progress !== null} onClick={onSend}>
            {tn('Save %(count)s batch', 'Save %(count)s batches', valid.length)}
          </BusyButton>
        )}
      </Modal.Footer>
    </>
  );
}
