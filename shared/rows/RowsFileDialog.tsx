import { useCallback } from 'react';
import type { CsvTable } from '../csv/csv';
import type { Result } from '../http/result';
import { t, tn } from '../page/i18n';
import type { Column } from '../lists/column';
import type { ValueChange } from './bulk';
import { ChangeTable, type ChangeHeads } from './ChangeTable';
import type { Listed, Texts } from './describeRows';
import { editsOf } from './editsOf';
import { FileChangesDialog } from './FileChangesDialog';
import { laidOver } from './laidOver';
import { readRowsFile } from './readRowsFile';
import type { FileColumn } from './rowsFile';
import type { RowsEditor } from './useRowsEditor';

/** What is said of a file of rows. */
export interface FileWords {
  title: string;
  heads: ChangeHeads;
  /** Of an id that none of the rows has. */
  notFound: (id: string) => string;
}

export interface RowsFileProps<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  editor: RowsEditor<Row, Fields>;
  /** Those that a file may change, as the server has them; read when one is chosen where not all of them are here. */
  rows: readonly Row[] | (() => Promise<Result<readonly Row[]>>);
  /** The same each time, as long as they say the same. */
  columns: readonly FileColumn<Row>[];
  words: () => FileWords;
  /** What a change would lead to, in a word at its row. */
  warningOf?: (change: ValueChange<Row, Fields>) => string | null;
  /** What else is to be seen of each change, by what is changed. */
  more?: (field: keyof Fields & string) => readonly Column<ValueChange<Row, Fields>>[];
}

/** A file of rows, with what it would change, value by value. That is put among what is not saved, as one step. */
export function RowsFileDialog<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  editor: { facts, drafts, editMany },
  rows,
  columns,
  words,
  warningOf,
  more = () => [],
  onClose,
}: RowsFileProps<Row, Fields> & { onClose: () => void }) {
  const { title, heads } = words();
  const read = useCallback(
    (table: CsvTable, known: readonly Row[]) =>
      readRowsFile(table, laidOver(known, drafts), {
        columns,
        facts,
        warningOf,
        notFound: words().notFound,
      }),
    [drafts, columns, facts, words, warningOf],
  );
  return (
    <FileChangesDialog
      {...{ title, rows, read, onClose }}
      words={{
        change: (count, text) =>
          tn('Change %(count)s value', 'Change %(count)s values', count, text),
        changeNone: t('Change values'),
        changes: (count, text) =>
          tn('%(count)s value changes.', '%(count)s values change.', count, text),
      }}
      isClearing={({ to }) => to === ''}
      onApply={(changes) => editMany(editsOf(changes))}
    >
      {(changes) => {
        const telling = changes.find(({ name }) => more(name).length > 0);
        const columnsOfChange = telling ? more(telling.name) : [];
        return <ChangeTable changes={changes} of={facts} heads={heads} more={columnsOfChange} />;
      }}
    </FileChangesDialog>
  );
}
