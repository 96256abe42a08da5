import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Icon } from '@shared/ui/Icon';
import { cartIcon } from '@shared/ui/icons/cart';
import { linkUrl } from '@shared/urls/guard';

/** The way to the cart, with how many lines it has. */
export function CartLink({ totalItems, url }: { totalItems: number; url: string }) {
  const locale = useLocale();
  const href = linkUrl(url);
  const count = formatCount(totalItems, locale);
  const name = tn('Cart, %(count)s item', 'Cart, %(count)s items', totalItems, { count });
  const content = (
    <>
      <Icon of={cartIcon} />
      <span>{t('Cart')}</span>{' '}
      <span className="badge text-bg-secondary ww-numbers" translate="no">
        {count}
      </span>
    </>
  );
  return href ? (
    <a className="btn btn-outline-secondary ww-navigation-cart" href={href} aria-label={name}>
      {content}
    </a>
  ) : (
    <span className="ww-navigation-cart" role="img" aria-label={name}>
      {content}
    </span>
  );
}
