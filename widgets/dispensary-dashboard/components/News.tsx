import { formatMoment } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Badge } from '@shared/ui/Badge';
import type { Favorites as Marked, Notices as News } from '../model/parts';
import { All, Row, Rows } from './Rows';

/** The sellers that the user marked, and how much of theirs can be ordered. */
export function Favorites({ of: { rows, count, url } }: { of: Marked }) {
  const locale = useLocale();
  return (
    <>
      <Rows label={t('Favorites')} none={t('You have no favorite sellers yet.')}>
        {rows.map(({ id, name, products, url: own }) => (
          <Row
            key={String(id)}
            name={name}
            href={own}
            facts={[]}
            end={
              products !== null &&
              tn('%(count)s product', '%(count)s products', products, {
                count: formatCount(products, locale),
              })
            }
          />
        ))}
      </Rows>
      <All href={url}>
        {count > rows.length
          ? t('Show all %(count)s favorites', { count: formatCount(count, locale) })
          : t('Find sellers')}
      </All>
    </>
  );
}

/** What the marketplace and the sellers have to say. */
export function Notices({ of: { rows, count, url } }: { of: News }) {
  const locale = useLocale();
  return (
    <>
      <Rows label={t('Notices')} none={t('There are no notices.')}>
        {rows.map(({ id, level, title, text, at, url: own }) => (
          <Row
            key={String(id)}
            name={title}
            href={own}
            badge={
              level !== 'info' && (
                <Badge tone={level}>{level === 'danger' ? t('Urgent') : t('Important')}</Badge>
              )
            }
            facts={[text, at && formatMoment(new Date(at), locale)]}
          />
        ))}
      </Rows>
      {count > rows.length && (
        <All href={url}>
          {t('Show all %(count)s notices', { count: formatCount(count, locale) })}
        </All>
      )}
    </>
  );
}
