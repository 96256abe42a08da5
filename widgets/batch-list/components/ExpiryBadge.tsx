import { t, tn } from '@shared/i18n';
import { Badge } from '@shared/ui/Badge';
import { soonDays } from '../model/filters';

/** Beside the day on which a batch expires, where it asks for something. `days` from today, negative when past. */
export function ExpiryBadge({ days }: { days: number }) {
  if (days < 0) return <Badge tone="danger">{t('Expired')}</Badge>;
  if (days > soonDays) return null;
  return (
    <Badge tone="warning">
      {days === 0 ? t('Today') : tn('%(count)s day left', '%(count)s days left', days)}
    </Badge>
  );
}
