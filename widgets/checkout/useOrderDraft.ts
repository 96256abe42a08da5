import { useLayoutEffect, useRef, useState } from 'react';
import type { PlaceOrderBody } from '@shared/contract/checkout';
import { useDraft } from '@shared/forms/useDraft';
import { newKey } from '@shared/drafts/newKey';
import type { CheckoutConfig } from './config';
import { mergeDrafts, noEntries, orderDraft, type Entries, type OrderDraft } from './model/order';

const empty: OrderDraft = { entries: noEntries, attempt: null };

const isEmpty = ({ entries, attempt }: OrderDraft) =>
  attempt === null && JSON.stringify(entries) === JSON.stringify(noEntries);

/**
 * What was chosen and typed, kept past a reload and an ended session, and the key of an order that was sent, so
 * that sending it again is known for the same order. Each tab keeps its own, and what another one left is offered.
 * Numbers of bank accounts never come here.
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
  // An order that nothing is known of is looked for, whoever sent it.
  const [found] = useState(() =>
    offered && (offered.isOfTab || offered.value.attempt) ? offered : null,
  );

  const change = (next: Partial<OrderDraft>) => {
    latest.current = { ...latest.current, ...next };
    setDraft(latest.current);
  };

  // Before anything is typed, so that it replaces nothing. The screen says so, and offers to discard it.
  const first = useRef({ found, answer });
  useLayoutEffect(() => {
    const { found: earlier, answer: take } = first.current;
    if (!earlier) return;
    latest.current = earlier.value;
    setDraft(earlier.value);
    setRestoredAt(earlier.savedAt);
    take();
  }, []);

  return {
    entries: draft.entries,
    /** What was brought back, null when nothing; an attempt in it is an order that nothing is known of. */
    found: found?.value ?? null,
    /** What another tab left, until it is answered. */
    offered: found ? null : offered,
    /** Takes what is offered along. What was entered here stands. Returns what there is then. */
    restore: (): Entries => {
      if (offered) change(mergeDrafts(offered.value, latest.current));
      answer();
      return latest.current.entries;
    },
    discard: () => answer(),
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
      setRestoredAt(null);
    },
  };
}

export type OrderDraftState = ReturnType<typeof useOrderDraft>;
