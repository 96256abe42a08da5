import { t } from '@shared/page/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { Icon } from '@shared/ui/Icon';
import { signOf, Thumbnail } from '@shared/ui/Thumbnail';
import { WidePicture } from '@shared/ui/WidePicture';
import type { Landing, ShownFeature } from '../model/landing';

interface Props {
  feature: ShownFeature;
}

/** What the marketplace shows first. */
export const Features = ({ heroes, promotions }: Landing) => (
  <>
    {heroes.length > 0 && (
      <ul className="ww-heroes" aria-label={t('Highlights')}>
        {heroes.map((hero, index) => (
          <li key={hero.id} className="ww-hero">
            <Words feature={hero} />
            <span className="ww-hero-picture">
              <WidePicture
                picture={hero.picture}
                alt=""
                width={320}
                height={220}
                // Half of a hero, which is half of the page where two stand beside each other.
                sizes="(min-width: 1000px) 320px, 50vw"
                loading={index === 0 ? 'eager' : 'lazy'}
              >
                <Icon of={signOf(hero.category)} size={32} />
              </WidePicture>
            </span>
          </li>
        ))}
      </ul>
    )}
    {promotions.length > 0 && (
      <ul className="ww-promotions" aria-label={t('Promotions')}>
        {promotions.map((promotion) => (
          <li key={promotion.id} className="ww-promotion">
            <Thumbnail url={null} {...promotion.picture} category={promotion.category} size={56} />
            <Words feature={promotion} />
          </li>
        ))}
      </ul>
    )}
  </>
);

/** The whole of a feature is its link, which reads as its title. */
function Words({ feature: { title, text, href } }: Props) {
  const { headingLevel = 2 } = useWidget().config;
  const Heading = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4';
  const name = <bdi>{title}</bdi>;
  return (
    <div className="ww-feature-words">
      <Heading className="ww-feature-title" title={title}>
        {href ? <a href={href}>{name}</a> : name}
      </Heading>
      {text && (
        <p className="ww-muted" dir="auto" title={text}>
          {text}
        </p>
      )}
    </div>
  );
}
