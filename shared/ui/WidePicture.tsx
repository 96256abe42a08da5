import { useState, type ReactNode } from 'react';

interface Props {
  /** An address that was looked at, and the same picture in other widths. */
  picture: { url: string; srcSet?: string | undefined } | null;
  alt: string;
  /** Pixels that are kept free for it, so that nothing moves when it loads. */
  width: number;
  height: number;
  /** How much of the window it takes, for who chooses among widths. */
  sizes?: string;
  loading?: 'eager' | 'lazy';
  /** Shown where there is no picture or it does not load; by default that is `alt`, which names a link around it. */
  children?: ReactNode;
}

/** A picture of a known size. */
export function WidePicture({ picture, alt, sizes, children, ...image }: Props) {
  const [failed, setFailed] = useState('');
  if (!picture || picture.url === failed) return children ?? (alt || null);
  return (
    <img
      {...image}
      alt={alt}
      src={picture.url}
      srcSet={picture.srcSet}
      sizes={picture.srcSet && sizes}
      onError={() => setFailed(picture.url)}
    />
  );
}
