import { dayOf, daysBetween, formatDay } from '../../../shared/format/dates';
import { t, tn } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { expiryOf } from '../filters';

/** When a batch expires, in days from today; the day itself in the title. */
export function ExpiryText({ day }: { day: string | null }) {
  const locale = useLocale();
  if (day === null) return <span className="ww-muted">{t('No date')}</span>;
  const today = dayOf(new Date());
  const expiry = expiryOf({ expirationDate: day }, today);
  return (
    <span className={expiry === 'expired' ? 'text-danger' : ''} title={formatDay(day, locale)}>
      {expiryWords(daysBetween(today, day))}
      {expiry === 'soon' && (
        <>
          {' '}
          <span className="badge text-bg-secondary">{t('Soon')}</span>
        </>
      )}
    </span>
  );
}

/** `days` from today, negative when it is past. */
export function expiryWords(days: number): string {
  if (days === 0) return t('expires today');
  return days < 0
    ? tn('expired %(count)s day ago', 'expired %(count)s days ago', -days)
    : tn('expires in %(count)s day', 'expires in %(count)s days', days);
}
