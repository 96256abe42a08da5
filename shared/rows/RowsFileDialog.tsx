import { useMemo, useState } from 'react';
import { cellErrorText, type CellError } from '../csv/columns';
import type { CsvTable } from '../csv/csv';
import { csvTypes, readTable } from '../csv/readTable';
import { formatCount } from '../format/numbers';
import { ChangesDialog } from '../forms/ChangesDialog';
import { FileDrop } from '../forms/FileDrop';
import { FileNotes } from '../forms/FileNotes';
import type { Result } from '../http/result';
import { t, tn } from '../page/i18n';
import type { Column } from '../lists/column';
import { FirstItems } from '../lists/FirstItems';
import { useLocale } from '../mount/WidgetContext';
import { Banner } from '../ui/Banner';
import { FailureAlert } from '../ui/FailureAlert';
import type { ValueChange } from './bulk';
import { ChangeTable, type ChangeHeads } from './ChangeTable';
import type { Listed, Texts } from './describeRows';
import { editsOf } from './editsOf';
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

interface Chosen<Row> {
  file: File;
  /** Not there as long as it is read. */
  table?: CsvTable;
  /** The rows where they had to be read. */
  read?: Result<readonly Row[]>;
}

const nothing = { ok: true, value: [] } as const;

/** The file that was chosen last, and what it makes of the rows as they are seen. */
function useRowsFile<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  editor: { facts, drafts },
  rows,
  columns,
  words,
  warningOf,
}: RowsFileProps<Row, Fields>) {
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null);
  const choose = async (given: File | undefined) => {
    if (!given) return;
    setChosen({ file: given });
    const table = await readTable(given);
    const read = typeof rows === 'function' && !table.problem ? await rows() : nothing;
    // Another one may have been chosen meanwhile.
    setChosen((now) => (now?.file === given ? { file: given, table, read } : now));
  };
  const { table, read } = chosen ?? {};
  const known = typeof rows === 'function' ? read?.ok && read.value : rows;
  const file = useMemo(() => {
    if (!table || !known) return null;
    const { notFound } = words();
    return readRowsFile(table, laidOver(known, drafts), { columns, facts, notFound, warningOf });
  }, [table, known, drafts, columns, facts, words, warningOf]);
  return { chosen, choose, file };
}

/** A file of rows, with what it would change. That is put among what is not saved, as one step: nothing is sent. */
export function RowsFileDialog<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  props: RowsFileProps<Row, Fields> & { onClose: () => void },
) {
  const { editor, words, more = () => [], onClose } = props;
  const { facts, editMany, locale } = editor;
  const { chosen, choose, file } = useRowsFile(props);
  const { changes = [], errors = [], ignored = [], problem = '' } = file ?? {};
  const isOff = changes.length === 0;
  const isReading = chosen !== null && !chosen.table;
  const none = file ? t('The file changes nothing.') : t('Choose a file first.');
  const why = isReading ? t('Reading the file…') : none;
  const count = { count: formatCount(changes.length, locale) };
  const { title, heads } = words();
  const telling = changes.find(({ name }) => more(name).length > 0);
  return (
    <ChangesDialog
      title={title}
      isDirty={!isOff}
      label={
        isOff
          ? t('Change values')
          : tn('Change %(count)s value', 'Change %(count)s values', changes.length, count)
      }
      whyOff={isOff ? why : null}
      onApply={() => editMany(editsOf(changes))}
      onClose={onClose}
    >
      <FileDrop
        label={t('Choose a CSV file')}
        hint={t(
          'or drop it here. A downloaded file shows the columns; rows are found by their id.',
        )}
        accept={csvTypes}
        onFiles={([given]) => void choose(given)}
      />
      {isReading && <p role="status">{why}</p>}
      {chosen?.read?.ok === false && (
        <FailureAlert failure={chosen.read.failure} onRetry={() => void choose(chosen.file)}>
          {t('The file was not read, because what it changes could not be loaded.')}
        </FailureAlert>
      )}
      {problem && (
        <Banner level="danger" role="alert">
          {problem}
        </Banner>
      )}
      {file && !problem && (
        <>
          <p className="ww-muted" role="status">
            <bdi>{chosen?.file.name}</bdi>:{' '}
            {isOff
              ? t('The file changes nothing.')
              : tn('%(count)s value changes.', '%(count)s values change.', changes.length, count)}
          </p>
          <FileNotes ignored={ignored} cleared={changes.filter(({ to }) => to === '').length} />
        </>
      )}
      {errors.length > 0 && <Errors errors={errors} />}
      {!isOff && (
        <ChangeTable
          changes={changes}
          of={facts}
          heads={heads}
          more={telling ? more(telling.name) : []}
        />
      )}
    </ChangesDialog>
  );
}

function Errors({ errors }: { errors: readonly CellError[] }) {
  const locale = useLocale();
  return (
    <Banner level="warning" role="status">
      {tn(
        '%(count)s entry of the file is left out:',
        '%(count)s entries of the file are left out:',
        errors.length,
        { count: formatCount(errors.length, locale) },
      )}
      <FirstItems items={errors}>{cellErrorText}</FirstItems>
    </Banner>
  );
}
