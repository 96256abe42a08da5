import { useState } from 'react';
import { t } from '@shared/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { Later } from '@shared/ui/Later';
import type { Landing, ShownFeature } from '../model/landing';

const loadThumbnail = async () => (await import('@shared/ui/Thumbnail')).Thumbnail;

/** What the marketplace shows first. */
export const Features = ({ heroes, promotions }: Landing) => (
  <>
    {heroes.length > 0 && (
      <ul className="ww-heroes" aria-label={t('Highlights')}>
        {heroes.map((hero, index) => (
          <li key={hero.id} className="ww-hero">
            <Words feature={hero} />
            {hero.picture && <WidePicture picture={hero.picture} isFirst={index === 0} />}
          </li>
        ))}
      </ul>
    )}
    {promotions.length > 0 && (
      <ul className="ww-promotions" aria-label={t('Promotions')}>
        {promotions.map((promotion) => (
          <li key={promotion.id} className="ww-promotion">
            <span className="ww-promotion-picture">
              <Later
                load={loadThumbnail}
                props={{
                  url: promotion.picture?.url,
                  srcSet: promotion.picture?.srcSet,
                  category: promotion.category,
                  size: 56 as const,
                }}
              />
            </span>
            <Words feature={promotion} />
          </li>
        ))}
      </ul>
    )}
  </>
);

/** The whole of a feature is its link, which reads as its title. */
function Words({ feature: { title, text, href } }: { feature: ShownFeature }) {
  const { headingLevel = 2 } = useWidget().config;
  const Heading = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <div className="ww-feature-words">
      <Heading className="ww-feature-title" title={title}>
        {href ? (
          <a href={href}>
            <bdi>{title}</bdi>
          </a>
        ) : (
          <bdi>{title}</bdi>
        )}
      </Heading>
      {text && (
        <p className="ww-muted" dir="auto" title={text}>
          {text}
        </p>
      )}
    </div>
  );
}

interface PictureProps {
  picture: NonNullable<ShownFeature['picture']>;
  /** It is in sight at once, so it is not waited with. */
  isFirst: boolean;
}

/** It fills a place of its own size, so that nothing moves for it. One that does not come leaves the ground. */
function WidePicture({ picture: { url, srcSet }, isFirst }: PictureProps) {
  const [failed, setFailed] = useState('');
  if (failed === url) return null;
  return (
    <img
      className="ww-hero-picture"
      src={url}
      srcSet={srcSet}
      // Half of a hero, which is half of the page where two stand beside each other.
      sizes={srcSet && '(min-width: 1000px) 320px, 50vw'}
      alt=""
      width={320}
      height={220}
      loading={isFirst ? 'eager' : 'lazy'}
      onError={() => setFailed(url)}
    />
  );
}
