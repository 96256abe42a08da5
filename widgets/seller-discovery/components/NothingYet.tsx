import { t } from '@shared/i18n';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';

/** In place of the sellers where nobody sells yet. */
export const NothingYet = () => (
  <EmptyState icon={boxIcon} title={t('There are no sellers yet.')}>
    {t('Sellers appear here as soon as they open for your location.')}
  </EmptyState>
);
