import { useState } from 'react';
import { linkUrl } from '../urls';
import { Icon } from './Icon';
import { boxIcon } from './icons/box';
import { cookieIcon } from './icons/cookie';
import { dropletIcon } from './icons/droplet';
import { leafIcon } from './icons/leaf';

interface Props {
  /** The address of the picture, as the server gives it. */
  url: string | null | undefined;
  /** The category of the product, for the sign where there is no picture: "Flower". */
  category?: string | null | undefined;
  size?: 40 | 56;
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/flower|pre-?roll|plant|seed/i, leafIcon],
  [/edible|gumm|chocolate/i, cookieIcon],
  [/concentrate|tincture|oil|vape|cartridge|topical|extract/i, dropletIcon],
];
const signOf = (category: string) => signs.find(([words]) => words.test(category))?.[1] ?? boxIcon;

/** The picture of a product, whole, beside its name, which says the same. Never an empty square. */
export function Thumbnail({ url, category, size = 40 }: Props) {
  const [failed, setFailed] = useState('');
  const src = linkUrl(url);
  return (
    <span className={`ww-thumbnail ${size === 56 ? 'ww-thumbnail-large' : ''}`}>
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(src)}
        />
      ) : (
        <Icon of={signOf(category ?? '')} size={size === 56 ? 24 : 16} />
      )}
    </span>
  );
}
