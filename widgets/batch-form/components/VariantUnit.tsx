import type { Id } from '@shared/answers/id';
import { t, tn } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import type { VariantGroup } from '../model/variantGroups';
import { nameOfUnit } from '../model/labels';
import { AddVariants } from './AddVariants';
import { useForm } from './FormContext';
import { VariantChunk } from './VariantChunk';
import type { RowProps } from './VariantRow';
import type { ProductChoice } from '@shared/contract/batches';

interface Props extends RowProps {
  group: VariantGroup;
  isWindowed: boolean;
  target: string | null;
  onAdd: (products: readonly ProductChoice[], unit: Id) => void;
}

/** Rows that are drawn or not drawn together. */
const chunkLength = 10;

/** The variants that are taken from one inventory unit. */
export function VariantUnit({ group: { unit, views }, onAdd, ...rows }: Props) {
  const titleId = useDomId();
  const { isReadOnly } = useForm();
  const length = rows.isWindowed ? chunkLength : Math.max(1, views.length);
  const chunks = Array.from({ length: Math.ceil(views.length / length) }, (_, index) =>
    views.slice(index * length, (index + 1) * length),
  );
  return (
    <section aria-labelledby={titleId}>
      <div className="ww-row ww-unit-head">
        <h4 className="ww-batch-heading" id={titleId}>
          <bdi>{unit ? nameOfUnit(unit) : t('No inventory unit')}</bdi>
        </h4>
        <span className="ww-muted">
          {tn('%(count)s variant', '%(count)s variants', views.length)}
        </span>
        {unit && !isReadOnly && (
          <AddVariants
            unit={unit}
            choices={rows.choices}
            onAdd={(products) => onAdd(products, unit.id)}
          />
        )}
      </div>
      {views.length > 0 && <ColumnHeads />}
      {chunks.map((chunk, index) => (
        <VariantChunk key={index} views={chunk} {...rows} />
      ))}
    </section>
  );
}

/** The names of the columns for the eye; each field has a label of its own. */
const ColumnHeads = () => (
  <div className="ww-variant ww-variant-heads" aria-hidden="true">
    {[
      t('Product'),
      t('Package size'),
      t('Case size'),
      t('Pull number'),
      t('Stock ID'),
      t('Inventory unit'),
    ].map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);
