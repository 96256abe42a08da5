import { useState } from 'react';
import { linkUrl } from '../urls/guard';
import { Icon } from './Icon';

interface Props {
  /** The address of the picture, as the server gives it. */
  url: string | null | undefined;
  /** The same in other widths, as `srcset` has them, each of an address that was looked at: of `readPicture`. */
  srcSet?: string | undefined;
  /** A path of `icons/`, for what has no picture, or one that cannot be shown. */
  sign: string;
  size?: 40 | 56;
}

/** A picture, whole, beside the name of what it shows, which says the same. Never an empty square. */
export function Picture({ url, srcSet, sign, size = 40 }: Props) {
  const [failed, setFailed] = useState('');
  const src = linkUrl(url);
  return (
    <span className={`ww-thumbnail ${size === 56 ? 'ww-thumbnail-large' : ''}`}>
      {src && src !== failed ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet && `${size}px`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(src)}
        />
      ) : (
        <Icon of={sign} size={size === 56 ? 24 : 16} />
      )}
    </span>
  );
}
