import { useMemo, useState, type ReactNode } from 'react';
import { ChangesDialog } from '../forms/ChangesDialog';
import { formatCount } from '../format/numbers';
import { t, tn } from '../page/i18n';
import type { Column } from '../lists/column';
import type { CountedText } from '../lists/ListContent';
import { bulkChanges, type Bulk, type BulkFields as Offered, type ValueChange } from './bulk';
import { BulkFields } from './BulkFields';
import { ChangeTable, type ChangeHeads } from './ChangeTable';
import type { Listed, Texts } from './describeRows';
import { editsOf } from './editsOf';
import { laidOver } from './laidOver';
import type { RowsEditor } from './useRowsEditor';

/** What is said of rows that are changed at once. */
export interface BulkWords {
  title: string;
  heads: ChangeHeads;
  /** Of the button: "Change 3 products"; and while nothing can be changed. */
  change: CountedText;
  changeNone: string;
  /** "3 products change." */
  changes: CountedText;
}

interface Props<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  editor: RowsEditor<Row, Fields>;
  /** Those that are meant. */
  rows: readonly Row[];
  fields: Offered<Fields>;
  words: BulkWords;
  /** What a change would lead to, in a word at its row and, for some, in a sentence. */
  warning?: { of: (change: ValueChange<Row, Fields>) => string | null; counted: CountedText };
  /** What else is to be seen of each change, by what is changed. */
  more?: (field: keyof Fields) => readonly Column<ValueChange<Row, Fields>>[];
  onClose: () => void;
  /** Before all else, for example which rows are meant. */
  children?: ReactNode;
}

/** One field of many rows at once, with what becomes of each. It is put among what is not saved: nothing is sent. */
export function BulkDialog<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  props: Props<Row, Fields>,
) {
  const { editor, rows, fields, words, warning, more, onClose, children } = props;
  const { facts, drafts, locale, editMany } = editor;
  const [bulk, setBulk] = useState<Bulk<keyof Fields & string> | null>(() => {
    const [first] = fields;
    return first ? { field: first.name, way: first.ways[0], value: '' } : null;
  });
  // What is typed over a row and not saved counts: it is what the person sees.
  const seen = useMemo(() => laidOver(rows, drafts), [rows, drafts]);
  const warningOf = warning?.of;
  const changes = useMemo(
    () => (bulk ? bulkChanges(bulk, seen, facts, warningOf) : []),
    [bulk, seen, facts, warningOf],
  );
  if (!bulk) return null;
  const wrong = changes.filter(({ problem }) => problem !== null).length;
  const isOff = changes.length === 0 || wrong > 0;
  const why = wrong > 0 ? t('Some values are not possible.') : t('Nothing changes yet.');
  const count = { count: formatCount(changes.length, locale) };
  return (
    <ChangesDialog
      title={words.title}
      isDirty={bulk.value !== ''}
      label={isOff ? words.changeNone : words.change(changes.length, count)}
      whyOff={isOff ? why : null}
      onApply={() => editMany(editsOf(changes))}
      onClose={onClose}
    >
      {children}
      <BulkFields
        of={facts}
        fields={fields}
        fieldLabel={words.heads.field}
        bulk={bulk}
        onChange={setBulk}
      />
      <p className="ww-muted" role="status">
        {previewSays(props, changes, wrong)}
      </p>
      {changes.length > 0 && (
        <ChangeTable
          changes={changes}
          of={facts}
          heads={words.heads}
          isOneField
          more={more?.(bulk.field) ?? []}
        />
      )}
    </ChangesDialog>
  );
}

/** "3 rows change. 1 falls below its cost. 2 stay as they are." */
function previewSays<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  { editor, rows, words, warning }: Props<Row, Fields>,
  changes: readonly ValueChange<Row, Fields>[],
  wrong: number,
): string {
  if (changes.length === 0) return t('Nothing changes yet.');
  const counted = (number: number) => ({ count: formatCount(number, editor.locale) });
  const warned = changes.filter((change) => (change.warning ?? null) !== null).length;
  const same = rows.length - changes.length;
  return [
    words.changes(changes.length, counted(changes.length)),
    warning && warned > 0 && warning.counted(warned, counted(warned)),
    wrong > 0 &&
      tn(
        '%(count)s value is not possible.',
        '%(count)s values are not possible.',
        wrong,
        counted(wrong),
      ),
    same > 0 && tn('%(count)s stays as it is.', '%(count)s stay as they are.', same, counted(same)),
  ]
    .filter(Boolean)
    .join(' ');
}
