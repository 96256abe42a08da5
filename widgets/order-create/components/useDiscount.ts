import { useRef, useState } from 'react';
import { writeNumber } from '@shared/format/writeNumber';
import { readMoney } from '@shared/format/readMoney';
import { notNegative, readPercent } from '@shared/format/readNumber';
import { useComposing } from '@shared/forms/useComposing';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { useAnswer } from '@shared/store/useAnswer';
import type { Order } from '../model/order';
import { previewDiscount } from '../state/discounts';
import { useAppDispatch } from '../state/slice';

export type DiscountTab = 'percentage' | 'monetary';

/** A pause in typing after which the server is asked what it would come to. */
const pause = 300;

const shownAs = (tab: DiscountTab, { discount }: Pick<Order, 'discount'>): string =>
  (tab === 'percentage' ? discount?.percentage : discount?.amount) ?? '';

/** What is typed in the discount dialog, and what the server says it comes to. */
export function useDiscount(order: Order) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const [tab, setTab] = useState<DiscountTab>(order.discount?.discount_type ?? 'percentage');
  const { currency } = useWidget().config;
  const [typed, setTyped] = useState(() => writeNumber(shownAs(tab, order), locale));
  const read = tab === 'percentage' ? readPercent(locale) : readMoney(locale, currency);
  const reading = notNegative(read)(typed);
  const body = { discount_type: tab, discount: reading.ok ? reading.value : null } as const;

  const { discount } = body;
  const ask = () => dispatch(previewDiscount(body));
  const composing = useComposing();
  // Of another total it comes to something else.
  const asked = discount && `${tab} ${discount} ${order.totals.totalPrice}`;
  const { load: preview } = useAnswer(composing.isComposing ? null : asked, ask, pause);

  const wanted = useRef(tab);
  /** Switching keeps the discount and says it in the other way, as the server converts it. */
  const switchTo = async (to: DiscountTab) => {
    wanted.current = to;
    if (to === tab) return;
    const answer = preview.status === 'ready' || !discount ? null : await ask();
    // Back at the tab before by now.
    if (wanted.current !== to) return;
    const known = preview.status === 'ready' ? preview.value : answer?.ok ? answer.value : null;
    setTab(to);
    const converted =
      known?.now && known.errors.length === 0 ? writeNumber(shownAs(to, known.now), locale) : '';
    // What was typed while the server converted is meant in the new way.
    if (typed.trim()) setTyped((now) => (now === typed ? converted : now));
  };

  const wrong = reading.ok || typed.trim() === '' ? null : reading.says;
  const isDirty = typed.trim() !== '' && typed !== writeNumber(shownAs(tab, order), locale);
  return { tab, switchTo, typed, setTyped, composing: composing.on, isDirty, wrong, preview, body };
}
