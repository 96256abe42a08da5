import { t } from '@shared/i18n';
import { linkUrl } from '@shared/urls';
import { Meter } from '@shared/ui/Meter';
import { useMoney } from '@shared/ui/useMoney';
import { useState } from 'react';
import type { Nav } from '../model/answers';

/** What the seller shows over its products: a picture with its words, and how far the cart is from its minimum. */
export function Head({ nav: { banner, hero, minimum } }: { nav: Nav }) {
  return (
    <>
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
  const says = t('%(subtotal)s of %(minimum)s', {
    subtotal: money(subtotal),
    minimum: money(least),
  });
  return (
    <div className="ww-storefront-minimum">
      <p>
        <span>{t('Minimum order at %(location)s', { location: location.name })}</span>{' '}
        <span className="ww-muted">
          {says}
          {' · '}
          {missing === null ? t('Reached') : t('Add %(amount)s more', { amount: money(missing) })}
        </span>
      </p>
      <Meter
        label={t('Minimum order at %(location)s', { location: location.name })}
        share={missing === null ? 1 : Number(subtotal) / Number(least)}
        says={says}
      />
    </div>
  );
}
