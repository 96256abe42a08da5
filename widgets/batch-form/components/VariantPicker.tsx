import { useState } from 'react';
import type { BatchChoices, BatchUnit, ProductChoice } from '@shared/contract/batches';
import { isolate, t, tn } from '@shared/page/i18n';
import { SelectedCount } from '@shared/lists/SelectedCount';
import { useDomId } from '@shared/mount/WidgetContext';
import { Dialog } from '@shared/ui/Dialog';
import { keyOf } from '../model/batch';
import { nameOfUnit } from '../model/labels';

interface Props {
  unit: BatchUnit;
  choices: BatchChoices;
  onAdd: (products: readonly ProductChoice[]) => void;
  onClose: () => void;
}

/** More than this is not read: typing finds it faster. */
const shownAtMost = 100;

const productKey = ({ productVariantId }: ProductChoice) => keyOf(productVariantId);

/** Chooses variants for an inventory unit among all that the seller sells. */
export function VariantPicker({ unit, choices, onAdd, onClose }: Props) {
  const id = useDomId();
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, ProductChoice>>(new Map());
  const sizes = new Map(choices.packageSizes.map((size) => [size.id, size.name]));
  const labelOf = (product: ProductChoice) =>
    [product.productName, product.packageSizeId !== null && sizes.get(product.packageSizeId)]
      .flatMap((part) => (part ? isolate(part) : []))
      .join(', ');
  const words = filter.toLocaleLowerCase().split(/\s+/);
  const found = choices.products.filter((product) => {
    const label = labelOf(product).toLocaleLowerCase();
    return words.every((word) => label.includes(word));
  });
  const rest = found.length - shownAtMost;

  const shown = found.slice(0, shownAtMost);

  const toggle = (product: ProductChoice) => {
    const next = new Map(chosen);
    const key = productKey(product);
    if (!next.delete(key)) next.set(key, product);
    setChosen(next);
  };

  return (
    <Dialog
      title={t('Add variants to %(unit)s', { unit: nameOfUnit(unit) })}
      size="form"
      isDirty={chosen.size > 0}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            {t('Cancel')}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={chosen.size === 0}
            onClick={() =>
              onAdd(choices.products.filter((product) => chosen.has(productKey(product))))
            }
          >
            {chosen.size === 0
              ? t('Add variants')
              : tn('Add %(count)s variant', 'Add %(count)s variants', chosen.size)}
          </button>
        </>
      }
      onClose={onClose}
    >
      <label className="form-label" htmlFor={`${id}-find`}>
        {t('Find a product or a package size')}
      </label>
      <input
        id={`${id}-find`}
        className="form-control"
        type="search"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <p className="ww-muted" role="status">
        {found.length === 0
          ? t('No product has these words.')
          : tn('%(count)s variant', '%(count)s variants', found.length)}
        {rest > 0 && ' '}
        {rest > 0 && t('The first %(count)s are shown.', { count: shownAtMost })}
      </p>
      {chosen.size > 0 && (
        <div className="ww-row">
          <SelectedCount
            selected={chosen}
            shown={shown.map(productKey)}
            nameOf={labelOf}
            onChange={setChosen}
          />
        </div>
      )}
      {shown.map((product) => (
        <div className="form-check ww-check" key={productKey(product)}>
          <input
            id={`${id}-${productKey(product)}`}
            className="form-check-input"
            type="checkbox"
            checked={chosen.has(productKey(product))}
            onChange={() => toggle(product)}
          />
          <label className="form-check-label" htmlFor={`${id}-${productKey(product)}`}>
            <bdi>{labelOf(product)}</bdi>
          </label>
        </div>
      ))}
    </Dialog>
  );
}
