import { factsOf } from '@shared/facts';
import { t } from '@shared/i18n';
import { standingOf, standingText } from '@shared/storefront/standing';
import { linkUrl } from '@shared/urls';
import { Banner } from '@shared/ui/Banner';
import { MinimumMeter } from '@shared/ui/MinimumMeter';
import { useMoney } from '@shared/ui/useMoney';
import { useState } from 'react';
import type { Nav } from '../model/answers';

/**
 * What stands over the products: whether orders are taken, the seller's picture with its words, and how far the cart is
 * from its minimum.
 */
export function Head({ nav: { seller, banner, hero, minimum } }: { nav: Nav }) {
  const standing = standingOf(seller);
  return (
    <>
      {standing !== 'open' && (
        <Banner level={standing === 'held' ? 'info' : 'warning'} title={standingText(standing)}>
          <p>
            {standing === 'held'
              ? t('You can order. The seller may hold your order before it is sent.')
              : t('You can look at the products, but nothing can be ordered for now.')}
          </p>
        </Banner>
      )}
      {(banner ?? hero) && (
        <div className="ww-seller-hero">
          {banner && (
            <div className="ww-seller-hero-says">
              {banner.title && (
                <p className="ww-seller-hero-title">
                  <bdi>{banner.title}</bdi>
                </p>
              )}
              {banner.text && (
                <p>
                  <bdi>{banner.text}</bdi>
                </p>
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
  const [isBroken, setIsBroken] = useState(false);
  const [src, href] = [linkUrl(hero.image), linkUrl(hero.url)];
  if (!src || isBroken) return null;
  const picture = (
    <img
      src={src}
      alt={href ? label || t('More from this seller') : ''}
      width={480}
      height={160}
      onError={() => setIsBroken(true)}
    />
  );
  return (
    <div className="ww-seller-hero-picture">{href ? <a href={href}>{picture}</a> : picture}</div>
  );
}

function Minimum({ minimum }: { minimum: NonNullable<Nav['minimum']> }) {
  const money = useMoney();
  const { location, minimum_order: least, subtotal, missing } = minimum;
  const label = t('Minimum order at %(location)s', { location: location.name });
  return (
    <div className="ww-storefront-minimum">
      <p>
        <span>{label}</span>{' '}
        <span className="ww-muted">
          {factsOf([
            t('%(subtotal)s of %(minimum)s', { subtotal: money(subtotal), minimum: money(least) }),
            missing === null ? t('Reached') : t('Add %(amount)s more', { amount: money(missing) }),
          ])}
        </span>
      </p>
      <MinimumMeter label={label} subtotal={subtotal} minimum={least} />
    </div>
  );
}
