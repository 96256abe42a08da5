import { t } from '../page/i18n';
import { Badge } from './Badge';
import { lockIcon } from './icons/lock';

/** Beside the title of what can be looked at and not changed. */
export const ReadOnlyBadge = () => (
  <Badge tone="neutral" icon={lockIcon}>
    {t('Read-only')}
  </Badge>
);
