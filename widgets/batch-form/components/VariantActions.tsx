import type { BatchVariant } from '@shared/contract/batches';
import { t } from '@shared/page/i18n';
import { isProtected } from '../model/batch';
import { nameOfVariant } from '../model/labels';
import { useForm } from './FormContext';

interface Props {
  row: BatchVariant;
  onCopy: () => void;
  onRemove: () => void;
}

/** Copy and Remove of a variant. One that others rely on cannot be removed, and says why. */
export function VariantActions({ row, onCopy, onRemove }: Props) {
  const { isReadOnly } = useForm();
  const names = { name: nameOfVariant(row) };
  if (isReadOnly) return null;

  return (
    <div className="ww-variant-actions">
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-label={t('Copy %(name)s', names)}
        onClick={onCopy}
      >
        {t('Copy')}
      </button>
      {isProtected(row) ? (
        <span className="ww-muted">{reasonOf(row)}</span>
      ) : (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={t('Remove %(name)s', names)}
          onClick={onRemove}
        >
          {t('Remove')}
        </button>
      )}
    </div>
  );
}

function reasonOf({ hasOrders, wasImported }: BatchVariant): string {
  if (hasOrders && wasImported) return t('Cannot be removed: it has orders and was imported.');
  return hasOrders
    ? t('Cannot be removed: it has orders.')
    : t('Cannot be removed: it was imported.');
}
