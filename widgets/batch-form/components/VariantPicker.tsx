import { useState } from 'react';
import type { BatchChoices, BatchUnit, ProductChoice } from '@shared/contract/batches';
import { CheckList } from '@shared/forms/CheckList';
import { isolate, t, tn } from '@shared/page/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { keyOf } from '../model/batch';
import { nameOfUnit } from '../model/labels';

interface Props {
  unit: BatchUnit;
  choices: BatchChoices;
  onAdd: (products: readonly ProductChoice[]) => void;
  onClose: () => void;
}

/** Chooses variants for an inventory unit among all that the seller sells. */
export function VariantPicker({ unit, choices, onAdd, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const sizes = new Map(choices.packageSizes.map((size) => [size.id, size.name]));
  const labelOf = (product: ProductChoice) =>
    [product.productName, product.packageSizeId !== null && sizes.get(product.packageSizeId)]
      .flatMap((part) => (part ? isolate(part) : []))
      .join(', ');
  const options = choices.products.map((product) => ({
    id: keyOf(product.productVariantId),
    name: labelOf(product),
    product,
  }));

  return (
    <Dialog
      title={t('Add variants to %(unit)s', { unit: nameOfUnit(unit) })}
      size="form"
      isDirty={chosen.length > 0}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            {t('Cancel')}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={chosen.length === 0}
            onClick={() =>
              onAdd(options.flatMap(({ id, product }) => (chosen.includes(id) ? product : [])))
            }
          >
            {chosen.length === 0
              ? t('Add variants')
              : tn('Add %(count)s variant', 'Add %(count)s variants', chosen.length)}
          </button>
        </>
      }
      onClose={onClose}
    >
      <CheckList
        options={options}
        chosen={chosen}
        find={t('Find a product or a package size')}
        notFound={t('No product has these words.')}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
