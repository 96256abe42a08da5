import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { useAppSelector } from '../state/slice';

export interface CountText {
  text: string;
  name: string;
}

/** The count as it stands on the button, and the button's name: it says when the count may not be true. */
export function useCountText(): CountText {
  const locale = useLocale();
  const count = useAppSelector((state) => state.count);
  const value = count.status === 'idle' ? undefined : count.value;
  if (value === undefined) {
    return count.status === 'failed'
      ? { text: '!', name: t('Cart, the number of items is not known') }
      : { text: '', name: t('Cart') };
  }
  const text = formatCount(value, locale);
  const name = tn('Cart, %(count)s item', 'Cart, %(count)s items', value, { count: text });
  if (count.status !== 'failed') return { text, name };
  return { text: `${text}!`, name: t('%(cart)s, maybe out of date', { cart: name }) };
}
