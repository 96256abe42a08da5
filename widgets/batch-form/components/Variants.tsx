import type { Id } from '@shared/answers/id';
import { memo, useCallback } from 'react';
import type { Batch, BatchChoices, BatchVariant, ProductChoice } from '@shared/contract/batches';
import { t } from '@shared/page/i18n';
import { keyOf, type VariantField } from '../model/batch';
import { freeId, idsOf, rowsOf } from '@shared/forms/rowEdits';
import { copyOfRow, newVariant } from '../model/newRows';
import type { Edits, RowView } from '../model/edits';
import { rowPath } from '../model/paths';
import type { AddedRow, RemovedRow } from '../model/form';
import { groupVariants } from '../model/variantGroups';
import { useForm, type ErrorsByPath } from './FormContext';
import { ListErrors } from './ListErrors';
import { Section } from './Section';
import { UndoRemoval } from './UndoRemoval';
import { useLatest } from '@shared/store/useLatest';
import { VariantUnit } from './VariantUnit';

interface Props {
  source: Batch;
  edits: Edits['variants'];
  choices: BatchChoices;
  errors: ErrorsByPath;
  removed: RemovedRow | null;
  /** The field that the focus goes to. */
  target: string | null;
}

/** Above this many the rows that are far from the window are not drawn. */
const windowedFrom = 40;

/** What is sold of the batch, by the inventory unit that it is taken from. */
export const Variants = memo(function Variants(props: Props) {
  const { source, edits, choices, errors, removed, target } = props;
  const { act, focusOn } = useForm();
  const views = rowsOf(source.batchVariants, edits);
  const ids = useLatest(idsOf(source.batchVariants, edits));

  const add = useCallback(
    (rows: readonly AddedRow<BatchVariant>[], field: VariantField) => {
      act({ type: 'rowsAdded', list: 'variants', rows });
      const [first] = rows;
      if (first) focusOn(rowPath('variants', freeId(first.row.id, ids.current), field));
    },
    [act, focusOn, ids],
  );
  const addNew = (products: readonly ProductChoice[], unit: Id) =>
    add(
      products.map((product) => newVariant(product, unit)),
      'pullNumber',
    );
  const copy = useCallback(
    (view: RowView<BatchVariant>) => {
      const added = copyOfRow(view);
      add([added], firstEmpty(added.row));
    },
    [add],
  );
  const remove = useCallback(
    (row: BatchVariant) => {
      act({ type: 'rowRemoved', list: 'variants', row });
      focusOn('variants-list');
    },
    [act, focusOn],
  );

  return (
    <Section title={t('Variants')}>
      <ListErrors list="variants" errors={errors} />
      {removed && (
        <UndoRemoval removed={removed} says={t('A variant was removed from the list.')} />
      )}
      {groupVariants(source, views).map((group) => (
        <VariantUnit
          key={keyOf(group.unit?.id ?? null)}
          group={group}
          choices={choices}
          units={source.batchUnits}
          errors={errors}
          isWindowed={views.length > windowedFrom}
          target={target}
          onAdd={addNew}
          onCopy={copy}
          onRemove={remove}
        />
      ))}
    </Section>
  );
});

const firstEmpty = ({ packageSizeId, caseSize }: BatchVariant): VariantField => {
  if (packageSizeId === null) return 'packageSizeId';
  return caseSize === null ? 'caseSize' : 'pullNumber';
};
