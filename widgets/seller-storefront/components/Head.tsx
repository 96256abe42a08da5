import { t } from '@shared/page/i18n';
import { standingOf, standingText, takesOrders } from '@shared/storefront/standing';
import { linkUrl } from '@shared/urls/guard';
import { Banner } from '@shared/ui/Banner';
import { FactLine } from '@shared/ui/FactLine';
import { MinimumMeter } from '@shared/ui/MinimumMeter';
import { useMoney } from '@shared/ui/useMoney';
import { WidePicture } from '@shared/ui/WidePicture';
import type { Nav } from '../model/answers';

/**
 * What stands over the products: whether orders are taken, the seller's picture with its words, and how far the cart is
 * from its minimum.
 */
export function Head({ nav: { seller, banner, hero, minimum } }: { nav: Nav }) {
  const standing = standingOf(seller);
  const canOrder = takesOrders(standing);
  const lines = banner && [banner.title, banner.text];
  return (
    <>
      {standing !== 'open' && (
        <Banner level={canOrder ? 'info' : 'warning'} title={standingText(standing)}>
          <p>
            {canOrder
              ? t('You can order. The seller may hold your order before it is sent.')
              : t('You can look at the products, but nothing can be ordered for now.')}
          </p>
        </Banner>
      )}
      {(lines ?? hero) && (
        <div className="ww-seller-hero">
          {lines && (
            <div className="ww-seller-hero-says">
              {lines.map(
                (line, index) =>
                  line && (
                    <p key={index} className={index === 0 ? 'ww-seller-hero-title' : undefined}>
                      <bdi>{line}</bdi>
                    </p>
                  ),
              )}
            </div>
          )}
          {hero && <HeroPicture hero={hero} label={banner?.title ?? ''} />}
        </div>
      )}
      {minimum && <Minimum minimum={minimum} />}
    </>
  );
}

/** Its room is kept while it comes, and where it does not. */
function HeroPicture({ hero, label }: { hero: NonNullable<Nav['hero']>; label: string }) {
  const [url, href] = [linkUrl(hero.image), linkUrl(hero.url)];
  if (!url) return null;
  const alt = href ? label || t('More from this seller') : '';
  const picture = <WidePicture picture={{ url }} alt={alt} width={480} height={160} />;
  return (
    <div className="ww-seller-hero-picture">{href ? <a href={href}>{picture}</a> : picture}</div>
  );
}

function Minimum({ minimum }: { minimum: NonNullable<Nav['minimum']> }) {
  const money = useMoney();
  const { location, minimum_order: least, subtotal, missing } = minimum;
  const label = t('Minimum order at %(location)s', { location: location.name });
  const facts = [
    t('%(subtotal)s of %(minimum)s', { subtotal: money(subtotal), minimum: money(least) }),
    missing === null ? t('Reached') : t('Add %(amount)s more', { amount: money(missing) }),
  ];
  return (
    <div className="ww-storefront-minimum">
      <p>
        <span>{label}</span> <FactLine facts={facts} />
      </p>
      <MinimumMeter label={label} subtotal={subtotal} minimum={least} />
    </div>
  );
}
