import type { BatchTemplate } from '@shared/contract/batchList';
import { formatCsv } from '@shared/csv/csv';
import { saveFile } from '@shared/csv/saveFile';

export { readTemplate } from './readTemplate';

/** Hands the template over as a file: its columns, and the batches there are. */
export const saveTemplate = ({ filename, columns, rows }: BatchTemplate): void =>
  saveFile(filename, formatCsv([columns.map(({ label }) => label), ...rows]));
