import { t, tn } from '../i18n';
import { Badge } from './Badge';

/** Beside what expires, where that asks for something. `days` from today, negative when past. */
export function ExpiryBadge({ days }: { days: number }) {
  if (days < 0) return <Badge tone="danger">{t('Expired')}</Badge>;
  return (
    <Badge tone="warning">
      {days === 0 ? t('Expires today') : tn('%(count)s day left', '%(count)s days left', days)}
    </Badge>
  );
}
