import { factsOf } from '@shared/format/facts';
import { t } from '@shared/page/i18n';
import { readPicture } from '@shared/storefront/readPicture';
import { Icon } from '@shared/ui/Icon';
import { heartFilledIcon } from '@shared/ui/icons/heartFilled';
import { Thumbnail } from '@shared/ui/Thumbnail';
import type { Entry } from '../model/directory';

interface Props {
  entry: Entry;
  href: string | null;
  onLeave: () => void;
}

/** A brand or a seller: one line for its name, one for what tells it from others. */
export function OneEntry({ entry, href, onLeave }: Props) {
  const { key, name, category, isFavorite } = entry;
  const facts = factsOf([entry.standing, ...entry.facts]);
  const Name = href ? 'a' : 'span';
  return (
    <div className="ww-entry" data-card={key}>
      <Thumbnail url={null} {...readPicture(entry.logo)} category={category} />
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
