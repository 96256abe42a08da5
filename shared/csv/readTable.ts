import { t } from '../page/i18n';
import { parseCsv, type CsvTable } from './csv';
import { readText } from './readText';

/** The `accept` of an input that takes CSV files. */
export const csvTypes = '.csv,.tsv,.txt,text/csv';

/** Bytes; more than 100,000 rows. */
const largest = 10_000_000;

/** A chosen file as a table. One that cannot be read is empty, and its `problem` says why and what to do. */
export async function readTable(file: File): Promise<CsvTable> {
  const problem = whyNot(file);
  if (problem) return unread(problem);
  return readText(file).then(parseCsv, () =>
    unread(t('The file could not be read. Choose it again.')),
  );
}

const unread = (problem: string): CsvTable => ({ header: [], rows: [], problem });

function whyNot({ name, size }: File): string {
  if (/\.(xlsx?|numbers|ods)$/i.test(name)) {
    return t('“%(name)s” is a workbook. Save the sheet as CSV and choose that file.', { name });
  }
  if (size > largest) return t('“%(name)s” is larger than 10 MB. Split it into several.', { name });
  return '';
}
