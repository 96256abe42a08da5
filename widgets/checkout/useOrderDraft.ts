import { useLayoutEffect, useRef, useState } from 'react';
import type { PlaceOrderBody } from '@shared/contract/checkout';
import { useDraft } from '@shared/forms/useDraft';
import { newKey } from '@shared/newKey';
import type { CheckoutConfig } from './config';
import { mergeDrafts, noEntries, orderDraft, type Entries, type OrderDraft } from './model/order';

const empty: OrderDraft = { entries: noEntries, attempt: null };

const isEmpty = ({ entries, attempt }: OrderDraft) =>
  attempt === null && JSON.stringify(entries) === JSON.stringify(noEntries);

/**
 * What was chosen and typed, kept past a reload and an ended session, and the key of an order that was sent, so
 * that sending it again is known for the same order. Each tab keeps its own. Numbers of bank accounts never come here.
 */
export function useOrderDraft({ slug }: CheckoutConfig) {
  const [draft, setDraft] = useState(empty);
  // Beside the state: an order goes off before the next render.
  const latest = useRef(empty);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const { offered, answer } = useDraft({
    record: slug,
    schema: orderDraft,
    value: isEmpty(draft) ? null : draft,
    merge: mergeDrafts,
    isUrgent: draft.attempt !== null,
  });
  const [found] = useState(offered?.value ?? null);

  const change = (next: Partial<OrderDraft>) => {
    latest.current = { ...latest.current, ...next };
    setDraft(latest.current);
  };

  // Before anything is typed: it takes the place of nothing. It is said, with a way to be rid of it.
  const first = useRef({ offered, answer });
  useLayoutEffect(() => {
    const { offered: earlier, answer: take } = first.current;
    if (!earlier) return;
    latest.current = earlier.value;
    setDraft(earlier.value);
    setRestoredAt(earlier.savedAt);
    take();
  }, []);

  return {
    entries: draft.entries,
    /** What an earlier visit left, null when nothing; an attempt in it is an order that nothing is known of. */
    found,
    /** Milliseconds since 1970 of what was brought back, null when nothing was or it was seen. */
    restoredAt,
    change: (entries: Partial<Entries>) =>
      change({ entries: { ...latest.current.entries, ...entries } }),
    /** The key of this order: the same one as long as the same order is sent. */
    keyFor: (body: PlaceOrderBody, cart: string): string => {
      const text = JSON.stringify(body);
      const { attempt } = latest.current;
      const key = attempt?.body === text ? attempt.key : newKey();
      change({ attempt: { key, body: text, cart, sentAt: Date.now() } });
      return key;
    },
    /** The order was refused: the next one is another. */
    refused: () => change({ attempt: null }),
    dismissRestored: () => setRestoredAt(null),
    /** The order is placed, or the person starts over. */
    forget: () => {
      change(empty);
      answer();
      setRestoredAt(null);
    },
  };
}

export type OrderDraftState = ReturnType<typeof useOrderDraft>;
