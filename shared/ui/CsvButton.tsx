import { useState } from 'react';
import type { Failure } from '../http/failure';
import type { Result } from '../http/result';
import { t } from '../page/i18n';
import { BusyButton } from './BusyButton';
import { FailureAlert } from './FailureAlert';

export type CsvRows = (string | number)[][];

interface Props {
  /** Of the file, without its ending: "orders-over-time". */
  fileName: string;
  /** Heads first, with plain numbers, which a spreadsheet can add up; read from the server where not all of it is here. */
  rows: () => CsvRows | Promise<Result<CsvRows>>;
  /** The figures are about to change. */
  isOff?: boolean;
}

/** What is shown as a file. What writes it is fetched when it is asked for. Stands in a row of tools. */
export function CsvButton({ fileName, rows, isOff = false }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  /** Without a failure it was code that could not be fetched. */
  const [failed, setFailed] = useState<{ failure?: Failure } | null>(null);
  const download = async () => {
    setIsBusy(true);
    setFailed(null);
    try {
      const [{ formatCsv }, { saveFile }, read] = await Promise.all([
        import('../csv/csv'),
        import('../csv/saveFile'),
        rows(),
      ]);
      if (Array.isArray(read)) saveFile(`${fileName}.csv`, formatCsv(read));
      else if (read.ok) saveFile(`${fileName}.csv`, formatCsv(read.value));
      else setFailed({ failure: read.failure });
    } catch {
      setFailed({});
    }
    setIsBusy(false);
  };
  return (
    <>
      <BusyButton
        className="btn-plain"
        isBusy={isBusy}
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) void download();
        }}
      >
        {t('Download CSV')}
      </BusyButton>
      {failed && (
        <FailureAlert {...failed} onRetry={() => void download()}>
          {failed.failure
            ? t('The file could not be made.')
            : t('The file could not be made. Check your connection and try again.')}
        </FailureAlert>
      )}
    </>
  );
}
