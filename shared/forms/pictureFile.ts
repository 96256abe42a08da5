import { t } from '../page/i18n';

/** Kinds that every browser can draw. SVG is none of them: it can hold code. */
const kinds = ['image/png', 'image/jpeg', 'image/webp'];

/** For the `accept` of a file input. */
export const acceptedPictures = kinds.join(',');

/** Bytes. More than a picture of a page has that is ready for one. */
const largest = 5_000_000;

/** Why a file is not taken before it is opened, null when it may be a picture. */
export function whyNotPicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.includes(type))
    return t('This is not a PNG, JPEG or WebP picture. Choose one of these.');
  if (size === 0) return t('This file is empty. Choose another one.');
  if (size > largest) return t('This picture is larger than 5 MB. Choose a smaller one.');
  return null;
}
