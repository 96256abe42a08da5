import { at, list, needed, ownKey, record, type Read } from '@shared/answers/read';
import { distinct, objectOf, textOf, trimmedOf, unreadable } from '@shared/answers/values';
import { timedBanners } from '@shared/storefront/readBanners';
import { readPicture } from '@shared/storefront/readPicture';
import { linkUrl } from '@shared/urls/guard';

/** Without words nobody could tell what it leads to. */
const feature = record({
  id: ownKey,
  title: needed(trimmedOf),
  text: textOf,
  href: at('url', linkUrl),
  picture: readPicture,
  category: textOf,
});

/** A hero or a promotion as it can be shown. */
export type ShownFeature = Read<typeof feature>;

const features = (value: unknown) => distinct(list(feature)(value), ({ id }) => id);

/** The answer to S21. */
export function readLanding(answer: unknown) {
  const { heroes, promotions, banners } = objectOf(answer);
  if (!Array.isArray(heroes) && !Array.isArray(promotions)) {
    throw unreadable('The answer has neither heroes nor promotions.');
  }
  return {
    heroes: features(heroes),
    promotions: features(promotions),
    banners: timedBanners(banners),
  };
}

export type Landing = ReturnType<typeof readLanding>;
