import { useEffect, useRef } from 'react';
import { csvTypes } from '@shared/csv/readTable';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';

interface Props {
  isReading: boolean;
  failure: Failure | null;
  /** Why the last file could not be used, and what to do. */
  problem: string;
  onFile: (file: File) => void;
}

export function ChooseFile({ isReading, failure, problem, onFile }: Props) {
  const id = useDomId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

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
          className={`form-control ww-batch-drop ${problem ? 'is-invalid' : ''}`}
          accept={csvTypes}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={`${id}hint`}
          disabled={isReading}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            // The same file again is a change, too.
            event.target.value = '';
          }}
        />
        <p className="ww-muted" id={`${id}hint`}>
          {t('Choose it or drop it here. You see every row before anything is saved.')}
        </p>
        {problem && (
          <p className="text-danger" role="alert">
            {problem}
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
