import { useEffect, useRef, useState } from 'react';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';

interface Props {
  isReading: boolean;
  failure: Failure | null;
  /** Why the last file could not be used, and what to do. */
  problem: string;
  onFile: (file: File) => void;
}

/** Bytes; more than 100,000 rows of batches. */
const largest = 10_000_000;

export function ChooseFile({ isReading, failure, problem, onFile }: Props) {
  const id = useDomId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  const said = wrong || problem;

  useEffect(() => input.current?.focus(), []);

  const take = (file: File | undefined) => {
    if (!file) return;
    const why = whyNot(file);
    setWrong(why);
    if (!why) onFile(file);
  };

  return (
    <>
      <div>
        <label className="form-label" htmlFor={id}>
          {t('A CSV file in the form of the template')}
        </label>
        <input
          ref={input}
          type="file"
          id={id}
          className={`form-control ww-batch-drop ${said ? 'is-invalid' : ''}`}
          accept=".csv,.tsv,.txt,text/csv"
          aria-invalid={said !== '' || undefined}
          aria-describedby={`${id}hint`}
          disabled={isReading}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file again is a change, too.
            event.target.value = '';
          }}
        />
        <p className="ww-muted" id={`${id}hint`}>
          {t('Choose it or drop it here. You see every row before anything is saved.')}
        </p>
        {said && (
          <p className="text-danger" role="alert">
            {said}
          </p>
        )}
      </div>
      {isReading && <p role="status">{t('Reading the file…')}</p>}
      {failure && (
        <FailureAlert failure={failure}>
          {t('The file was not read, because the template could not be loaded.')}
        </FailureAlert>
      )}
    </>
  );
}

function whyNot({ name, size }: File): string {
  if (/\.(xlsx?|numbers|ods)$/i.test(name)) {
    return t('“%(name)s” is a workbook. Save the sheet as CSV and choose that file.', { name });
  }
  if (size > largest) return t('“%(name)s” is larger than 10 MB. Split it into several.', { name });
  return '';
}
