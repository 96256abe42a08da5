import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import type { PictureSize } from './crop';

/** Pixels of the shorter side: less is blurred at twice the density; and of the longer one. */
const leastSide = 128;
const mostSide = 8000;

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
