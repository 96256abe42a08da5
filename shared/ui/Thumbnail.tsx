import { boxIcon } from './icons/box';
import { cookieIcon } from './icons/cookie';
import { dropletIcon } from './icons/droplet';
import { leafIcon } from './icons/leaf';
import { Picture } from './Picture';

interface Props {
  /** The address of the picture, as the server gives it. */
  url: string | null | undefined;
  srcSet?: string | undefined;
  /** The category of the product, for the sign where there is no picture: "Flower". */
  category?: string | null | undefined;
  size?: 40 | 56;
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/flower|pre-?roll|plant|seed/i, leafIcon],
  [/edible|gumm|chocolate/i, cookieIcon],
  [/concentrate|tincture|oil|vape|cartridge|topical|extract/i, dropletIcon],
];
/** The sign of a category, of what it has in its name. */
export const signOf = (category: string) =>
  signs.find(([words]) => words.test(category))?.[1] ?? boxIcon;

/** The picture of a product, or the sign of its category. */
export const Thumbnail = ({ category, ...picture }: Props) => (
  <Picture {...picture} sign={signOf(category ?? '')} />
);
