import { useState, type ReactNode } from 'react';

interface Props {
  /** An address that was looked at, and the same picture in other widths. */
  picture: { url: string; srcSet?: string | undefined } | null;
  alt: string;
  /** Pixels of the place that it fills, so that nothing moves for it. */
  width: number;
  height: number;
  /** How much of the window it takes, for who chooses among widths. */
  sizes?: string;
  loading?: 'eager' | 'lazy';
  /** In its place where there is none, or it does not come; else its words are, by which a link around it is known. */
  children?: ReactNode;
}

/** A picture that fills a place of its own. */
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
