import { useEffect, useMemo } from 'react';
import { t } from '../page/i18n';
import { Dialog } from '../ui/Dialog';
import type { ValueChange } from './bulk';
import { ChangeTable, type ChangeHeads } from './ChangeTable';
import { keyOf } from '../answers/id';
import type { Listed, Texts } from './describeRows';
import { errorAt } from './errorAt';
import type { RowsEditor } from './useRowsEditor';

/** What the heads of the list say of a row and of its field. `rowOf` is for rows whose title is none of their fields. */
export interface ReviewHeads<Row> extends ChangeHeads {
  rowOf?: (key: string) => Row | undefined;
}

interface Props<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  editor: RowsEditor<Row, Fields>;
  heads: ReviewHeads<Row>;
  onClose: () => void;
}

/** All that is not saved, also of rows that are not shown, with a way back for each. */
export function ReviewDialog<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  editor,
  heads,
  onClose,
}: Props<Row, Fields>) {
  const { kind, drafts, refusals, problemOf, revert } = editor;
  const changes = useMemo(
    () =>
      kind.openDrafts(drafts).flatMap(({ id, base, edits }) => {
        const names = kind.names.filter((name) => edits[name] !== undefined);
        return names.map((name, at): ValueChange<Row, Fields> => {
          const to = edits[name] ?? '';
          return {
            // Of a row that is not shown only its fields are known.
            row: { ...heads.rowOf?.(String(id)), ...base, id } as Row,
            name,
            from: base[name],
            to,
            problem:
              problemOf(name, to) ??
              errorAt(kind, refusals.get(String(id)), name, at === 0) ??
              null,
          };
        });
      }),
    [kind, drafts, refusals, problemOf, heads],
  );
  // With the last one there is nothing to look at any more.
  const isEmpty = changes.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  return (
    <Dialog
      title={t('Unsaved changes')}
      size="preview"
      onClose={onClose}
      actions={
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('Close')}
        </button>
      }
    >
      <ChangeTable
        changes={changes}
        of={editor}
        heads={heads}
        onRevert={({ row, name }) => revert(keyOf(row), name)}
      />
    </Dialog>
  );
}
