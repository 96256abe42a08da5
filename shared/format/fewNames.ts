import { t } from '../page/i18n';
import { formatCount } from './numbers';

/** Names as one text: the first `most` of them, and how many more there are, by the rules of `locale` where it is given. */
export function fewNames(names: readonly string[], most: number, locale?: string): string {
  const first = names.slice(0, most).join(', ');
  const count = names.length - most;
  if (count <= 0) return first;
  return t('%(names)s and %(count)s more', {
    names: first,
    count: locale === undefined ? count : formatCount(count, locale),
  });
}
