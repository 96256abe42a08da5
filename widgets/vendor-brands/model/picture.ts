import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import type { PictureSize } from './crop';

export const acceptedPictures = '.png,.jpg,.jpeg,.webp';

/** Kinds that every browser can draw. SVG is none of them: it can hold code. */
const kinds = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Bytes. More than any logo has, and few enough to be drawn at once. */
const largest = 5_000_000;

/** Pixels of the shorter side: less is blurred at twice the density; and of the longer one. */
const leastSide = 128;
const mostSide = 8000;

/** Why a file is not taken before it is opened, null when it may be a picture. */
export function whyNotFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.has(type)) return t('This is not a PNG, JPEG or WebP picture. Choose one of these.');
  if (size === 0) return t('This file is empty. Choose another one.');
  if (size > largest) return t('This picture is larger than 5 MB. Choose a smaller one.');
  return null;
}

/** Why a picture of this size is not taken, null when it is. */
export function whyNotSize({ width, height }: PictureSize, locale: string): string | null {
  const values = {
    width: formatCount(width, locale),
    height: formatCount(height, locale),
    least: leastSide,
    most: formatCount(mostSide, locale),
  };
  if (Math.min(width, height) < leastSide) {
    return t(
      'This picture is %(width)s × %(height)s pixels. Choose one of at least %(least)s × %(least)s.',
      values,
    );
  }
  if (Math.max(width, height) > mostSide) {
    return t(
      'This picture is %(width)s × %(height)s pixels. Choose one of at most %(most)s × %(most)s.',
      values,
    );
  }
  return null;
}
