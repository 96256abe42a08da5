import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { createDraftStore, type Draft } from '../drafts/draftStore';
import { useWidget } from '../mount/WidgetContext';

interface DraftOptions<T> {
  /** The address or the id of what is worked at. Where it changes, give the component a `key`. */
  record: string | number;
  /** A draft that this version of the screen can show. Plain JSON, no secrets. */
  schema: GenericSchema<unknown, T>;
  /** What is not saved now, null when nothing is. A new object only when something in it changed. */
  value: T | null;
  /** What of a value is kept, which is worked out only when it is written; without it all of it. */
  kept?: (value: T) => T;
  /** Two drafts of the record as one; where both name one thing, `later` counts. */
  merge: (earlier: T, later: T) => T;
  /** What of an earlier draft is still to be saved: null when the server has all of it by now. Pure. */
  stillUnsaved?: (draft: T) => T | null;
  /** Writes without waiting for a pause in the typing: the value is being sent, and the page may go. */
  isUrgent?: boolean;
}

/** Earlier work, to be shown with `DraftOffer`. */
export interface OfferedDraft<T> {
  /** When the latest part of it was written, in milliseconds since 1970. */
  savedAt: number;
  value: T;
}

interface FoundDraft<T> extends OfferedDraft<T> {
  /** It was left by this tab, as by a reload; else by another one, which may still be open. */
  isOfTab: boolean;
}

export interface DraftState<T> {
  /** What earlier visits left unsaved, until it is answered; null when there is none. It is never restored unasked. */
  offered: FoundDraft<T> | null;
  /**
   * To be called when the offer was restored (its value is part of `value` from then on), discarded or found to be
   * saved. With a value, that much of it is still offered.
   */
  answer: (left?: T | null) => void;
}

interface Offer<T> extends FoundDraft<T> {
  drafts: readonly Draft<T>[];
}

const moments = ['pagehide', 'pageshow', 'storage'];

/** Long enough not to write at each key, short enough to lose no sentence. */
const pauseMilliseconds = 250;

/**
 * Keeps the unsaved work of one record for one user past a reload, a closed tab and an ended session, and offers what
 * an earlier visit left: of this tab, and where that left nothing, of others. Two tabs so never mix what is typed in
 * them. Until the offer is answered it stays kept beside what is typed now. A draft goes when `value` becomes null
 * (saved, undone) and when somebody else, or nobody, is signed in.
 *
 * @example
 * const draft = useDraft({ record: urls.batch, schema: draftSchema, value: isDirty ? edits : null, merge: mergeEdits });
 * …
 * {draft.offered && <DraftOffer savedAt={draft.offered.savedAt} onRestore={restore} onDiscard={() => draft.answer()} />}
 */
export function useDraft<T>(options: DraftOptions<T>): DraftState<T> {
  const { record, schema, value, kept, isUrgent = false } = options;
  const { name: widget, config } = useWidget();
  const [store] = useState(() =>
    createDraftStore({ widget, userId: config.user?.id ?? null, record, schema, kept }),
  );
  const [found] = useState(() => sortOut(store.find(), options));
  const [offer, setOffer] = useState<Offer<T> | null>(found.offer);
  useEffect(() => {
    store.prune();
    store.remove(found.saved);
  }, [store, found]);

  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const answered = useRef<readonly Draft<T>[]>([]);

  const write = useCallback(() => {
    if (latest.current === null) store.clear();
    else store.write(latest.current);
    // Only now: what was restored is in the draft of this visit.
    const done = answered.current;
    answered.current = [];
    store.remove(done);
    // The browser tells other tabs, but not the other widgets of this page.
    for (const { key } of done) dispatchEvent(new StorageEvent('storage', { key }));
    // Answered in another tab, or saved by the tab that had it.
    setOffer((now) => (now?.drafts.some((draft) => store.isThere(draft)) ? now : null));
  }, [store]);

  // Layout effect: React cleans up the other kind some time after the unmount, when the timer could have fired.
  useLayoutEffect(() => {
    const timer = setTimeout(write, isUrgent || value === null ? 0 : pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [write, value, isUrgent, offer]);

  // The page may go before the timer comes, and the host without its page. What is still typed here stays kept where
  // another tab answered to it, also while this page waited for Back to bring it out.
  useLayoutEffect(() => {
    for (const name of moments) addEventListener(name, write);
    return () => {
      for (const name of moments) removeEventListener(name, write);
      write();
    };
  }, [write]);

  const answer = useCallback(
    (left: T | null = null) => {
      if (offer && left === null) answered.current = offer.drafts;
      setOffer(offer && left !== null ? { ...offer, value: left } : null);
    },
    [offer],
  );
  return { offered: offer, answer };
}

/** Tells the drafts of earlier visits that are still to be saved from those that the server has by now. */
function sortOut<T>(
  drafts: readonly Draft<T>[],
  { merge, stillUnsaved = (draft) => draft }: DraftOptions<T>,
): { offer: Offer<T> | null; saved: Draft<T>[] } {
  const open: Draft<T>[] = [];
  const saved: Draft<T>[] = [];
  for (const draft of drafts) {
    const value = stillUnsaved(draft.value);
    if (value === null) saved.push(draft);
    else open.push({ ...draft, value });
  }
  const own = open.filter(({ isOfTab }) => isOfTab);
  const offered = own.length > 0 ? own : open;
  const last = offered.at(-1);
  if (!last) return { offer: null, saved };
  const value = offered.map((draft) => draft.value).reduce(merge);
  const { savedAt, isOfTab } = last;
  return { offer: { savedAt, isOfTab, value, drafts: offered }, saved };
}
