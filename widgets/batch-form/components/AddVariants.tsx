import type { BatchChoices, BatchUnit, ProductChoice } from '@shared/contract/batches';
import { t } from '@shared/page/i18n';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { nameOfUnit } from '../model/labels';
import { VariantPicker } from './VariantPicker';

interface Props {
  unit: BatchUnit;
  choices: BatchChoices;
  onAdd: (products: readonly ProductChoice[]) => void;
}

/** Opens the dialog in which variants are chosen. */
export function AddVariants({ unit, choices, onAdd }: Props) {
  return (
    <ButtonWithDialog
      className="btn-sm btn-outline-secondary"
      aria-label={t('Add variants to %(unit)s', { unit: nameOfUnit(unit) })}
      dialog={(onClose) => (
        <VariantPicker
          unit={unit}
          choices={choices}
          onClose={onClose}
          onAdd={(products) => {
            onClose();
            onAdd(products);
          }}
        />
      )}
    >
      {t('Add variants')}
    </ButtonWithDialog>
  );
}
