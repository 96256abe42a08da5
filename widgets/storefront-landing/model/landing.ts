import { textOf } from '@shared/answers';
import type { Feature } from '@shared/contract/storefrontLanding';
import { readPicture, type ShownPicture } from '@shared/storefront/readPicture';
import { isId, isObject, objectsOf, unreadable, type Loose } from '@shared/storefront/readSeller';
import { linkUrl } from '@shared/urls';

/** A hero or a promotion as it can be shown. */
export interface ShownFeature {
  id: string;
  title: string;
  text: string;
  href: string | null;
  picture: ShownPicture | null;
  category: string;
}

export interface Landing {
  heroes: ShownFeature[];
  promotions: ShownFeature[];
}

function readFeature(feature: Loose<Feature>): ShownFeature[] {
  const { id } = feature;
  const [title, text] = [textOf(feature.title).trim(), textOf(feature.text)];
  // Without words nobody could tell what it leads to.
  if (!isId(id) || title === '') return [];
  return [
    {
      id: String(id),
      title,
      text,
      href: linkUrl(feature.url),
      picture: readPicture(feature.picture),
      category: textOf(feature.category),
    },
  ];
}

const featuresOf = (features: unknown): ShownFeature[] => {
  const read = objectsOf(features).flatMap(readFeature);
  return read.filter(({ id }, index) => read.findIndex((each) => each.id === id) === index);
};

/** The answer to S21. */
export function readLanding(answer: unknown): Landing {
  const hasFeatures =
    isObject(answer) && (Array.isArray(answer.heroes) || Array.isArray(answer.promotions));
  if (!hasFeatures) throw unreadable('The answer has neither heroes nor promotions.');
  return { heroes: featuresOf(answer.heroes), promotions: featuresOf(answer.promotions) };
}
