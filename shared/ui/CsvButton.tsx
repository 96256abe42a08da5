import { useState } from 'react';
import { t } from '../i18n';
import { FailureAlert } from './FailureAlert';

type Rows = (string | number)[][];

interface Props {
  /** Of the file, without its ending: "orders-over-time". */
  fileName: string;
  /** Heads first, with plain numbers, which a spreadsheet can add up. */
  rows: () => Rows | Promise<Rows>;
  /** The figures are about to change. */
  isOff?: boolean;
}

/** What is shown as a file. What writes it is fetched when it is asked for. Stands in a row of tools. */
export function CsvButton({ fileName, rows, isOff = false }: Props) {
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      const [{ formatCsv }, { saveFile }] = await Promise.all([
        import('../csv/csv'),
        import('../csv/saveFile'),
      ]);
      saveFile(`${fileName}.csv`, formatCsv(await rows()));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-plain"
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) void download();
        }}
      >
        {t('Download CSV')}
      </button>
      {failed && (
        <FailureAlert onRetry={() => void download()}>
          {t('The file could not be made. Check your connection and try again.')}
        </FailureAlert>
      )}
    </>
  );
}
