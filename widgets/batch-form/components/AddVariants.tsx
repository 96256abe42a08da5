import { useRef, useState } from 'react';
import type { BatchChoices, BatchUnit, ProductChoice } from '@shared/contract/batches';
import { t } from '@shared/i18n';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { nameOfUnit } from '../model/labels';
import { useLazy } from '@shared/ui/useLazy';

interface Props {
  unit: BatchUnit;
  choices: BatchChoices;
  onAdd: (products: readonly ProductChoice[]) => void;
}

const loadDialog = () => import('./VariantPicker');

/** Opens the dialog in which variants are chosen, whose code comes when it is first opened. */
export function AddVariants({ unit, choices, onAdd }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, load] = useLazy(loadDialog, { takesFocus: true });
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
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        {t('Add variants')}
      </button>
      {dialog.status === 'failed' && <DialogFailed />}
      {isOpen && dialog.status === 'ready' && (
        <dialog.value.VariantPicker
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
