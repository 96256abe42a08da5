import { memo, useCallback } from 'react';
import type { Batch, BatchTerpene, NamedChoice } from '@shared/contract/batches';
import { t } from '@shared/page/i18n';
import { keyOf } from '../model/batch';
import { freeId, idsOf, rowsOf } from '@shared/forms/rowEdits';
import { newTerpene } from '../model/newRows';
import type { Edits } from '../model/edits';
import { rowPath } from '../model/paths';
import { nameOfTerpene } from '../model/labels';
import type { RemovedRow } from '../model/form';
import { AddTerpene } from './AddTerpene';
import { useForm, type ErrorsByPath } from './FormContext';
import { ListErrors } from './ListErrors';
import { ReimportTerpenes } from './ReimportTerpenes';
import { Section } from './Section';
import { TerpeneRow } from './TerpeneRow';
import { UndoRemoval } from './UndoRemoval';

interface Props {
  source: Batch;
  edits: Edits['terpenes'];
  types: readonly NamedChoice[];
  errors: ErrorsByPath;
  canReimport: boolean;
  removed: RemovedRow | null;
}

/** The terpenes of the batch, one row for each type. */
export const Terpenes = memo(function Terpenes(props: Props) {
  const { source, edits, types, errors, canReimport, removed } = props;
  const { act, focusOn, isReadOnly } = useForm();
  const rows = rowsOf(source.terpenes, edits);
  const pathOf = (row: BatchTerpene) => rowPath('terpenes', row.id, 'percentage');

  const add = (type: NamedChoice) => {
    const known = rows.find(({ row }) => row.terpeneTypeId === type.id);
    if (known) {
      focusOn(pathOf(known.row));
      return false;
    }
    const added = newTerpene(type.id, null);
    const id = freeId(added.row.id, idsOf(source.terpenes, edits));
    act({ type: 'rowsAdded', list: 'terpenes', rows: [added] });
    focusOn(rowPath('terpenes', id, 'percentage'));
    return true;
  };
  const remove = useCallback(
    (row: BatchTerpene) => {
      act({ type: 'rowRemoved', list: 'terpenes', row });
      focusOn('terpenes-list');
    },
    [act, focusOn],
  );

  return (
    <Section title={t('Terpenes')} actions={canReimport && !isReadOnly && <ReimportTerpenes />}>
      <ListErrors list="terpenes" errors={errors} />
      {rows.length === 0 && <p className="ww-muted">{t('No terpenes yet.')}</p>}
      <ul className="ww-terpenes">
        {rows.map((view) => (
          <TerpeneRow
            key={keyOf(view.row.id)}
            {...view}
            name={nameOfTerpene(view.row, types)}
            error={errors.get(pathOf(view.row))}
            onRemove={remove}
          />
        ))}
      </ul>
      {removed && (
        <UndoRemoval removed={removed} says={t('A terpene was removed from the list.')} />
      )}
      {!isReadOnly && <AddTerpene types={types} onAdd={add} />}
    </Section>
  );
});
