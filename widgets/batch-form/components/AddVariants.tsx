import { useRef, useState } from 'react';
import type { BatchChoices, BatchUnit, ProductChoice } from '@shared/contract/batches';
import { t } from '@shared/page/i18n';
import { nameOfUnit } from '../model/labels';
import { VariantPicker } from './VariantPicker';

interface Props {
  unit: BatchUnit;
  choices: BatchChoices;
  onAdd: (products: readonly ProductChoice[]) => void;
}

/** Opens the dialog in which variants are chosen. */
export function AddVariants({ unit, choices, onAdd }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-label={t('Add variants to %(unit)s', { unit: nameOfUnit(unit) })}
        onClick={() => setIsOpen(true)}
      >
        {t('Add variants')}
      </button>
      {isOpen && (
        <VariantPicker
          unit={unit}
          choices={choices}
          onClose={close}
          onAdd={(products) => {
            close();
            onAdd(products);
          }}
        />
      )}
    </>
  );
}
