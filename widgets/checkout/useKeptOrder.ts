import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlaceOrderBody } from '../../shared/contract/checkout';
import { createDrafts } from '../../shared/drafts/drafts';
import { useWidget } from '../../shared/mount/WidgetContext';
import type { CheckoutConfig } from './config';
import { isEntries, noEntries, type Entries } from './order';

/** An order that was sent and is not known to have been refused. */
interface Attempt {
  key: string;
  /** What was sent, as JSON: another order gets another key. */
  body: string;
  /** The lines that were sent, as `cartOf` tells them. */
  cart: string;
}

interface Kept {
  entries: Entries;
  attempt: Attempt | null;
}

const isKept = (value: unknown): value is Kept => {
  const { entries, attempt } = (value ?? {}) as Partial<Kept>;
  return (
    isEntries(entries) &&
    (attempt === null ||
      (typeof attempt?.key === 'string' &&
        typeof attempt.body === 'string' &&
        typeof attempt.cart === 'string'))
  );
};

/**
 * What was chosen and typed, kept past a reload and an ended session, and the key of an order that was sent, so
 * that sending it again is known for the same order. Numbers of bank accounts never come here.
 */
export function useKeptOrder({ slug, user }: CheckoutConfig) {
  const { name: widget } = useWidget();
  const userId = user?.id ?? null;
  const drafts = useMemo(() => createDrafts({ widget, userId, isValue: isKept }), [widget, userId]);
  const [found] = useState(() => drafts.read(slug));
  const [entries, setEntries] = useState(found?.value.entries ?? noEntries);
  const [isRestored, setIsRestored] = useState(found !== null);
  // Beside the state: an order goes off before the next render.
  const kept = useRef<Kept>(found?.value ?? { entries: noEntries, attempt: null });

  useEffect(() => drafts.removeOthers(), [drafts]);

  const keep = (change: Partial<Kept>) => {
    kept.current = { ...kept.current, ...change };
    drafts.write(slug, kept.current);
  };

  return {
    entries,
    /** Milliseconds since 1970 of what was brought back, null when nothing was or it was seen. */
    restoredAt: isRestored ? (found?.savedAt ?? null) : null,
    /** The lines of an order that was sent from here before and that nothing is known of. */
    sentCart: found?.value.attempt?.cart ?? null,
    change: (change: Partial<Entries>) => {
      keep({ entries: { ...kept.current.entries, ...change } });
      setEntries(kept.current.entries);
    },
    /** The key of this order: the same one as long as the same order is sent. */
    keyFor: (body: PlaceOrderBody, cart: string): string => {
      const text = JSON.stringify(body);
      const { attempt } = kept.current;
      if (attempt?.body === text) return attempt.key;
      const key = newKey();
      keep({ attempt: { key, body: text, cart } });
      return key;
    },
    /** The order was refused: the next one is another. */
    refused: () => keep({ attempt: null }),
    dismissRestored: () => setIsRestored(false),
    /** The order is placed, or the person starts anew. */
    forget: () => {
      drafts.remove(slug);
      kept.current = { entries: noEntries, attempt: null };
      setEntries(noEntries);
      setIsRestored(false);
    },
  };
}

export type KeptOrder = ReturnType<typeof useKeptOrder>;

/** `randomUUID` is there under https only; a shop on a local address has the numbers alone. */
export const newKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
