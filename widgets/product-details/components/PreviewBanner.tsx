import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';

/** Above everything that is shown as buyers see it. */
export const PreviewBanner = () => (
  <Banner level="info" title={t('Preview')}>
    {t('This is what buyers see. Nothing can be added to a cart here.')}
  </Banner>
);
