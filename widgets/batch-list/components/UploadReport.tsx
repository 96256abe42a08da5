import { useLayoutEffect, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { t, tn } from '../../../shared/i18n';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import type { Sheet, SheetRow } from '../sheet';
import type { RowResult, Sent } from '../state/upload';
import { WrongRows } from './WrongRows';

interface Props {
  sheet: Sheet;
  sent: Sent;
  /** Sends these rows, which have not been saved, once more. */
  onSend: (rows: SheetRow[]) => void;
  onClose: () => void;
}

/** What became of the rows that were sent. */
export function UploadReport({ sheet, sent: { results, failure }, onSend, onClose }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => summary.current?.focus(), []);
  const those = (...outcomes: RowResult['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome));
  const [created, updated, saved] = [those('created'), those('updated'), those('saved')];
  const [unsent, unknown] = [those('unsent'), those('unknown')];
  // Sent twice, a row changes the batch of its reference to the same again.
  const again = [...unknown, ...unsent].sort((a, b) => a.row - b.row);
  const count = created.length + updated.length + saved.length;

  return (
    <>
      <Modal.Body>
        <div ref={summary} tabIndex={-1} role="status">
          <p hidden={count === 0 && again.length > 0}>
            {tn('Saved %(count)s batch.', 'Saved %(count)s batches.', count)}{' '}
            {created.length > 0 && tn('%(count)s is new.', '%(count)s are new.', created.length)}{' '}
            {updated.length > 0 &&
              tn('%(count)s was changed.', '%(count)s were changed.', updated.length)}
          </p>
        </div>
        {failure && (
          <FailureAlert failure={failure}>
            {unknown.length > 0 &&
              tn(
                'It is not known whether %(count)s row was saved. Sending it again does no harm.',
                'It is not known whether %(count)s rows were saved. Sending them again does no harm.',
                unknown.length,
              )}{' '}
            {unsent.length > 0 &&
              tn('%(count)s row was not saved.', '%(count)s rows were not saved.', unsent.length)}
          </FailureAlert>
        )}
        {!failure && unsent.length > 0 && (
          <p>
            {tn(
              'Stopped: %(count)s row was not sent.',
              'Stopped: %(count)s rows were not sent.',
              unsent.length,
            )}
          </p>
        )}
        <WrongRows columns={sheet.columns} rows={those('refused')} title={t('Refused rows')} />
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-link" onClick={onClose}>
          {t('Close')}
        </button>
        {again.length > 0 && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => onSend(again.map(({ row, cells }) => ({ row, cells })))}
          >
            {tn('Send %(count)s row again', 'Send %(count)s rows again', again.length)}
          </button>
        )}
      </Modal.Footer>
    </>
  );
}
