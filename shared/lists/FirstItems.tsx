import type { ReactNode } from 'react';
import { formatCount } from '../format/numbers';
import { t } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';

interface Props<Item> {
  /** What the list is of, where that is not said beside it. */
  label?: string;
  items: readonly Item[];
  /** So many are shown. */
  most?: number;
  className?: string;
  children: (item: Item) => ReactNode;
}

/** The first of a list that may be long, and how many more there are. The items have no state of their own. */
export function FirstItems<Item>({ label, items, most = 20, className, children }: Props<Item>) {
  const locale = useLocale();
  const more = items.length - most;
  return (
    <ul aria-label={label} className={className}>
      {items.slice(0, most).map((item, index) => (
        <li key={index}>{children(item)}</li>
      ))}
      {more > 0 && <li>{t('and %(count)s more', { count: formatCount(more, locale) })}</li>}
    </ul>
  );
}
