import { csvTypes } from '@shared/csv/readTable';
import { FileDrop } from '@shared/forms/FileDrop';
import type { Failure } from '@shared/http/failure';
import { useDomId } from '@shared/mount/WidgetContext';
import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { RowNote } from '@shared/ui/RowNote';

interface Props {
  isReading: boolean;
  failure: Failure | null;
  /** Why the last file could not be used, and what to do. */
  problem: string;
  onFile: (file: File) => void;
}

export function ChooseFile({ isReading, failure, problem, onFile }: Props) {
  const problemId = useDomId();
  return (
    <>
      <FileDrop
        label={t('Choose a CSV file')}
        hint={t(
          'or drop it here, in the form of the template. You see every row before anything is saved.',
        )}
        accept={csvTypes}
        takesFocus
        isDisabled={isReading}
        errorId={problem ? problemId : undefined}
        onFiles={([file]) => file && onFile(file)}
      />
      {problem && (
        <RowNote level="danger" role="alert" id={problemId}>
          {problem}
        </RowNote>
      )}
      {isReading && <p role="status">{t('Reading the file…')}</p>}
      {failure && (
        <FailureAlert failure={failure}>
          {t('The file was not read, because the template could not be loaded.')}
        </FailureAlert>
      )}
    </>
  );
}
