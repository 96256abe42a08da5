import type { TemplateColumn } from '@shared/contract/batchList';
import { formatCsv } from '@shared/csv/csv';
import { saveFile } from '@shared/csv/saveFile';
import { t } from '@shared/i18n';
import type { WrongRow } from '../model/sheet';

interface Props {
  columns: TemplateColumn[];
  rows: WrongRow[];
  title: string;
}

/** More would not be read here; the file has them all. */
const rowsShown = 50;

const errorsOf = ({ errors }: WrongRow) =>
  errors.map(({ column, message }) => `${column}: ${message}`).join(' ');

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
      <ul>
        {rows.slice(0, rowsShown).map((row) => (
          <li key={row.row}>
            {t('Row %(row)s', { row: row.row })}: {errorsOf(row)}
          </li>
        ))}
      </ul>
      {rows.length > rowsShown && (
        <p className="ww-muted">{t('and %(count)s more', { count: rows.length - rowsShown })}</p>
      )}
    </section>
  );
}
