import { t } from '@shared/i18n';
import { Badge } from '@shared/ui/Badge';
import { cartIcon } from '@shared/ui/icons/cart';
import type { StorefrontFacts } from '../model/answers';
import { Purchase } from './Purchase';
import type { Offered } from './useOffer';
import { useUrls } from './useUrls';

interface ToCartProps {
  name: string;
  offered: Offered;
  list: Pick<StorefrontFacts, 'canOrder' | 'location'>;
}

/** The way into the cart; nothing for what cannot be had, and for who may not order. */
export function ToCart({ name, offered, list: { canOrder, location } }: ToCartProps) {
  const { slug } = useUrls();
  if (!canOrder || !location || offered.whyNot) return null;
  return <Purchase slug={slug} name={name} offered={offered} location={location} />;
}

/** That it cannot be had, or that some is in the cart. */
export function Availability({ offered }: { offered: Offered | null }) {
  const { inCart, whyNot } = offered ?? { inCart: 0, whyNot: t('Sold out') };
  return (
    <>
      {whyNot && <Badge tone="neutral">{whyNot}</Badge>}
      {inCart > 0 && (
        <Badge tone="success" icon={cartIcon}>
          {t('In cart · %(count)s', { count: inCart })}
        </Badge>
      )}
    </>
  );
}
