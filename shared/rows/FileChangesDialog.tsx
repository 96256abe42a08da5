import { useMemo, useState, type ReactNode } from 'react';
import { cellErrorText, type CellError } from '../csv/columns';
import type { CsvTable } from '../csv/csv';
import { csvTypes, readTable } from '../csv/readTable';
import { ChangesDialog } from '../forms/ChangesDialog';
import { FileDrop } from '../forms/FileDrop';
import { FileNotes } from '../forms/FileNotes';
import { formatCount } from '../format/numbers';
import type { Result } from '../http/result';
import { FirstItems } from '../lists/FirstItems';
import type { CountedText } from '../lists/ListContent';
import { useLocale } from '../mount/WidgetContext';
import { t, tn } from '../page/i18n';
import { Banner } from '../ui/Banner';
import { FailureAlert } from '../ui/FailureAlert';
import type { ReadFile } from './matchRows';

interface Props<Row, Change> {
  title: string;
  /** Those that a file may change; read when one is chosen where not all of them are here. */
  rows: readonly Row[] | (() => Promise<Result<readonly Row[]>>);
  /** What a file makes of the rows. The same function as long as it makes the same of them. */
  read: (table: CsvTable, rows: readonly Row[]) => ReadFile<Change>;
  words: {
    /** Of the button: "Change 3 values", and "Change values" while there are none. */
    change: CountedText;
    changeNone: string;
    /** "3 values change." */
    changes: CountedText;
  };
  /** Whether a change leaves nothing where something was. */
  isClearing: (change: Change) => boolean;
  onApply: (changes: readonly Change[]) => void;
  onClose: () => void;
  /** Shows the changes, one by one. */
  children: (changes: readonly Change[]) => ReactNode;
}

interface Chosen<Row> {
  file: File;
  /** Not there as long as it is read. */
  table?: CsvTable;
  /** The rows where they had to be read. */
  known?: Result<readonly Row[]>;
}

const nothing = { ok: true, value: [] } as const;

/** The file that was chosen last, and what it makes of the rows as they are seen. */
function useFile<Row, Change>({ rows, read }: Pick<Props<Row, Change>, 'rows' | 'read'>) {
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null);
  const choose = async (given: File | undefined) => {
    if (!given) return;
    setChosen({ file: given });
    const table = await readTable(given);
    const known = typeof rows === 'function' && !table.problem ? await rows() : nothing;
    // Another one may have been chosen meanwhile.
    setChosen((now) => (now?.file === given ? { file: given, table, known } : now));
  };
  const { table, known } = chosen ?? {};
  const there = typeof rows === 'function' ? known?.ok && known.value : rows;
  const file = useMemo(() => (table && there ? read(table, there) : null), [table, there, read]);
  return { chosen, choose, file };
}

/** A file of rows, with what it would change. That is put among what is not saved: nothing is sent. */
export function FileChangesDialog<Row, Change>(props: Props<Row, Change>) {
  const { title, words, isClearing, onApply, onClose, children } = props;
  const locale = useLocale();
  const { chosen, choose, file } = useFile(props);
  const { changes = [], errors = [], ignored = [], problem = '' } = file ?? {};
  const isOff = changes.length === 0;
  const isReading = chosen !== null && !chosen.table;
  const none = file ? t('The file changes nothing.') : t('Choose a file first.');
  const why = isReading ? t('Reading the file…') : none;
  const count = { count: formatCount(changes.length, locale) };
  return (
    <ChangesDialog
      title={title}
      isDirty={!isOff}
      label={isOff ? words.changeNone : words.change(changes.length, count)}
      whyOff={isOff ? why : null}
      onApply={() => onApply(changes)}
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
      {chosen?.known?.ok === false && (
        <FailureAlert failure={chosen.known.failure} onRetry={() => void choose(chosen.file)}>
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
            {isOff ? t('The file changes nothing.') : words.changes(changes.length, count)}
          </p>
          <FileNotes ignored={ignored} cleared={changes.filter(isClearing).length} />
        </>
      )}
      {errors.length > 0 && <Errors errors={errors} />}
      {!isOff && children(changes)}
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
