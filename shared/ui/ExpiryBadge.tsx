import { t, tn } from '../page/i18n';
import { Badge } from './Badge';

/** What a day of expiry means today: `days` from today, negative when past. */
export function expiryText(days: number): string {
  if (days < 0) return t('Expired');
  return days === 0 ? t('Expires today') : tn('%(count)s day left', '%(count)s days left', days);
}

/** The same beside what expires, where that asks for something. */
export const ExpiryBadge = ({ days }: { days: number }) => (
  <Badge tone={days < 0 ? 'danger' : 'warning'}>{expiryText(days)}</Badge>
);
