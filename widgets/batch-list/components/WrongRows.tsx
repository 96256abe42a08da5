import type { TemplateColumn } from '@shared/contract/batchList';
import { cellErrorText } from '@shared/csv/columns';
import { formatCsv } from '@shared/csv/csv';
import { saveFile } from '@shared/csv/saveFile';
import { t } from '@shared/page/i18n';
import { FirstItems } from '@shared/lists/FirstItems';
import type { WrongRow } from '../model/sheet';

interface Props {
  columns: TemplateColumn[];
  rows: WrongRow[];
  title: string;
}

const errorsOf = ({ errors }: WrongRow) =>
  errors.map(({ column, says }) => (column ? `${column}: ${says}` : says)).join(' ');

/** Rows that cannot be saved, with their numbers and reasons, to be seen and to be mended in a file. */
export function WrongRows({ columns, rows, title }: Props) {
  if (rows.length === 0) return null;
  const handleDownload = () => {
    const header = [...columns.map(({ label }) => label), t('Row'), t('Errors')];
    const lines = rows.map((row) => [...row.cells, row.row, errorsOf(row)]);
    saveFile('batches-errors.csv', formatCsv([header, ...lines]));
  };
  return (
    <section className="ww-batch-wrong">
      <div className="ww-row">
        <h3 className="ww-batch-heading">{title}</h3>
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={handleDownload}>
          {t('Download the errors')}
        </button>
      </div>
      <FirstItems
        items={rows.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error })))}
        // More would not be read here; the file has them all.
        most={50}
      >
        {cellErrorText}
      </FirstItems>
    </section>
  );
}
