import type { BatchVariant } from '@shared/contract/batches';
import { t } from '@shared/page/i18n';

interface Props {
  row: BatchVariant;
  isNew: boolean;
}

/** What is special about a variant, in a word each. */
export function VariantBadges({ row, isNew }: Props) {
  const { isDuplicate, hasOrders, wasImported } = row;
  const badges = [
    isNew && (isDuplicate ? t('Copy, not saved') : t('New, not saved')),
    isDuplicate && !isNew && t('A duplicate'),
    hasOrders && t('Has orders'),
    wasImported && t('Imported'),
  ];
  return (
    <>
      {badges.map(
        (badge) =>
          badge && (
            <span key={badge} className={`badge text-bg-${isNew ? 'info' : 'secondary'}`}>
              {badge}
            </span>
          ),
      )}
    </>
  );
}
