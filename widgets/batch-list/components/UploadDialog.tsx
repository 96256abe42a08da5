import { useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useLeaveGuard } from '../../../shared/drafts/useLeaveGuard';
import type { Failure } from '../../../shared/http/failure';
import { t } from '../../../shared/i18n';
import { useDomId, useWidget } from '../../../shared/mount/WidgetContext';
import { parseCsv } from '../../../shared/csv/csv';
import { readText } from '../../../shared/csv/readText';
import { readSheet, type Sheet, type SheetRow } from '../sheet';
import { refreshList } from '../state/flows';
import { loadTemplate } from '../state/requests';
import { useAppDispatch } from '../state/slice';
import { sendRows, type Sent } from '../state/upload';
import { ChooseFile } from './ChooseFile';
import { UploadPreview } from './UploadPreview';
import { UploadReport } from './UploadReport';

type Step =
  | { name: 'choose'; isReading: boolean; failure: Failure | null; problem: string }
  | { name: 'preview'; file: string; sheet: Sheet }
  | { name: 'sending'; file: string; sheet: Sheet; sent: number; all: number }
  | { name: 'done'; sheet: Sheet; sent: Sent };

const choosing = {
  name: 'choose' as const,
  isReading: false,
  failure: null as Failure | null,
  problem: '',
};

/** A file of batches: chosen, looked at, sent, and what became of each row. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const titleId = useDomId();
  const { portal } = useWidget();
  const [step, setStep] = useState<Step>(choosing);
  const isStopped = useRef(false);
  const isSending = step.name === 'sending';
  // Rows that are not sent yet go with the page.
  useLeaveGuard(isSending);

  const handleFile = async (file: File) => {
    setStep({ ...choosing, isReading: true });
    const [template, text] = await Promise.all([
      dispatch(loadTemplate(undefined)),
      readText(file).catch(() => null),
    ]);
    if (!template.ok) {
      setStep({ ...choosing, failure: template.failure });
      return;
    }
    const sheet = text === null ? null : readSheet(parseCsv(text), template.value);
    const problem = sheet?.problem ?? t('The file could not be read. Choose it again.');
    setStep(
      sheet && !problem ? { name: 'preview', file: file.name, sheet } : { ...choosing, problem },
    );
  };

  const handleSend = async (file: string, sheet: Sheet, rows: SheetRow[]) => {
    isStopped.current = false;
    setStep({ name: 'sending', file, sheet, sent: 0, all: rows.length });
    const sent = await dispatch(
      sendRows(sheet, rows, {
        isStopped: () => isStopped.current,
        onProgress: (count) =>
          setStep((now) => (now.name === 'sending' ? { ...now, sent: count } : now)),
      }),
    );
    setStep({ name: 'done', sheet, sent });
    void dispatch(refreshList());
  };

  return (
    <Modal
      show
      size="lg"
      scrollable
      container={portal}
      aria-labelledby={titleId}
      restoreFocus={false}
      backdrop="static"
      onHide={isSending ? undefined : onClose}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {t('Upload batches')}
        </Modal.Title>
      </Modal.Header>
      {step.name === 'choose' && (
        <ChooseFile {...step} onFile={(file) => void handleFile(file)} onClose={onClose} />
      )}
      {(step.name === 'preview' || step.name === 'sending') && (
        <UploadPreview
          file={step.file}
          sheet={step.sheet}
          progress={step.name === 'sending' ? step : null}
          onBack={() => setStep(choosing)}
          onStop={() => {
            isStopped.current = true;
          }}
          onSend={() => void handleSend(step.file, step.sheet, step.sheet.valid)}
        />
      )}
      {step.name === 'done' && (
        <UploadReport
          sheet={step.sheet}
          sent={step.sent}
          onSend={(rows) => void handleSend('', step.sheet, rows)}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
