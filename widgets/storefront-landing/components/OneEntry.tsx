import { factsOf } from '@shared/facts';
import { t } from '@shared/i18n';
import { Icon } from '@shared/ui/Icon';
import { heartFilledIcon } from '@shared/ui/icons/heartFilled';
import { Later } from '@shared/ui/Later';
import { pageUrl } from '@shared/pageUrl';
import type { Entry } from '../model/directory';
import type { View } from '../model/query';

const loadThumbnail = async () => (await import('@shared/ui/Thumbnail')).Thumbnail;

interface Props {
  entry: Entry;
  view: View;
  /** Its page, with `{slug}` or `{brandId}` in it. */
  page: string | undefined;
  onLeave: () => void;
}

/** A brand or a seller: one line for its name, one for what tells it from others. */
export function OneEntry({ entry, view, page, onLeave }: Props) {
  const { id, slug, name, logo, category, isFavorite } = entry;
  const href = pageUrl(page, view === 'brands' ? { slug, brandId: id } : { slug });
  const facts = factsOf([standingOf(entry), ...entry.facts]);
  const Name = href ? 'a' : 'span';
  return (
    <div className="ww-entry" data-card={id}>
      <span className="ww-entry-logo">
        <Later load={loadThumbnail} props={{ url: logo?.url, srcSet: logo?.srcSet, category }} />
      </span>
      <div className="ww-entry-words">
        <Name className="ww-product-name" title={name} {...(href && { href, onClick: onLeave })}>
          <bdi>{name}</bdi>
        </Name>
        {facts && (
          <p className="ww-muted" title={facts}>
            {facts}
          </p>
        )}
      </div>
      {isFavorite && (
        <span className="ww-entry-favorite" title={t('Favorite')}>
          <Icon of={heartFilledIcon} />
          <span className="visually-hidden">{t('Favorite')}</span>
        </span>
      )}
    </div>
  );
}

/** How a seller's shop and its account stand, in words that mean something to a buyer. */
const standingOf = ({ standing }: Entry): string =>
  ({
    open: '',
    closed: t('Not taking orders'),
    paused: t('Orders paused'),
    held: t('Orders may be held'),
  })[standing];
