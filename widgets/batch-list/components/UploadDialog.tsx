import { useRef, useState } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import type { Failure } from '@shared/http/failure';
import { t, tn } from '@shared/page/i18n';
import { readTable } from '@shared/csv/readTable';
import { useLocale, useToday } from '@shared/mount/WidgetContext';
import { BusyButton } from '@shared/ui/BusyButton';
import { Dialog } from '@shared/ui/Dialog';
import { readTemplate } from '../model/readTemplate';
import { readSheet, type Sheet, type SheetRow } from '../model/sheet';
import { batchList, batchTemplate, productNames } from '../state/requests';
import { useAppDispatch } from '../state/slice';
import { rowsToSendAgain, sendRows, type Sent } from '../state/upload';
import { ChooseFile } from './ChooseFile';
import { UploadPreview } from './UploadPreview';
import { UploadReport } from './UploadReport';

type Step =
  | { name: 'choose'; isReading: boolean; failure: Failure | null; problem: string }
  | { name: 'preview'; file: string; sheet: Sheet }
  | { name: 'sending'; file: string; sheet: Sheet; sent: number; all: number; isSearching: boolean }
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
  const locale = useLocale();
  const today = useToday();
  const [step, setStep] = useState<Step>(choosing);
  const isStopped = useRef(false);
  const isSending = step.name === 'sending';
  // Rows that are not sent yet go with the page.
  useLeaveGuard(isSending);

  const handleFile = async (file: File) => {
    setStep({ ...choosing, isReading: true });
    const table = await readTable(file);
    if (table.problem) {
      setStep({ ...choosing, problem: table.problem });
      return;
    }
    const template = await dispatch(batchTemplate.read(readTemplate));
    if (!template.ok) {
      setStep({ ...choosing, failure: template.failure });
      return;
    }
    const sheet = readSheet(table, template.value, locale, today);
    const { problem } = sheet;
    setStep(problem ? { ...choosing, problem } : { name: 'preview', file: file.name, sheet });
  };

  const stop = () => {
    isStopped.current = true;
  };
  const handleSend = async (file: string, sheet: Sheet, rows: SheetRow[], before?: Sent) => {
    isStopped.current = false;
    setStep({ name: 'sending', file, sheet, sent: 0, all: rows.length, isSearching: false });
    const update = (changes: { sent?: number; isSearching: boolean }) =>
      setStep((now) => (now.name === 'sending' ? { ...now, ...changes } : now));
    const sent = await dispatch(
      sendRows(
        sheet,
        rows,
        {
          isStopped: () => isStopped.current,
          onProgress: (count) => update({ sent: count, isSearching: false }),
          onSearch: () => update({ isSearching: true }),
        },
        before?.results,
      ),
    );
    setStep({ name: 'done', sheet, sent });
    void dispatch(batchList.refetch());
    void dispatch(productNames.refetch());
  };

  const props = { onClose, isBusy: isSending, isDirty: step.name === 'preview' };
  if (step.name === 'choose') {
    return (
      <Dialog
        {...props}
        title={t('Upload batches')}
        size="preview"
        actions={<Cancel onClose={onClose} />}
      >
        <ChooseFile {...step} onFile={(file) => void handleFile(file)} />
      </Dialog>
    );
  }
  if (step.name === 'done') {
    const again = rowsToSendAgain(step.sent);
    return (
      <Dialog
        {...props}
        title={t('Upload batches')}
        size="preview"
        actions={
          <>
            <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
              {t('Back to the batches')}
            </button>
            {again.length > 0 && (
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => void handleSend('', step.sheet, again, step.sent)}
              >
                {tn('Send %(count)s row again', 'Send %(count)s rows again', again.length)}
              </button>
            )}
          </>
        }
      >
        <UploadReport sheet={step.sheet} sent={step.sent} />
      </Dialog>
    );
  }
  const { valid } = step.sheet;
  return (
    <Dialog
      {...props}
      title={t('Upload batches')}
      size="preview"
      actions={
        <>
          {isSending ? (
            <button type="button" className="btn btn-outline-secondary" onClick={stop}>
              {t('Stop')}
            </button>
          ) : (
            <>
              <button type="button" className="btn btn-plain" onClick={() => setStep(choosing)}>
                {t('Choose another file')}
              </button>
              <Cancel onClose={onClose} />
            </>
          )}
          {valid.length > 0 && (
            <BusyButton
              className="btn-primary"
              isBusy={isSending}
              onClick={() => void handleSend(step.file, step.sheet, valid)}
            >
              {tn('Save %(count)s batch', 'Save %(count)s batches', valid.length)}
            </BusyButton>
          )}
        </>
      }
    >
      <UploadPreview
        file={step.file}
        sheet={step.sheet}
        progress={step.name === 'sending' ? step : null}
      />
    </Dialog>
  );
}

const Cancel = ({ onClose }: { onClose: () => void }) => (
  <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
    {t('Cancel')}
  </button>
);
