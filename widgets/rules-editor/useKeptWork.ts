import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createDrafts, type Drafts } from '@shared/drafts/drafts';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useWidget } from '@shared/mount/WidgetContext';
import type { RulesConfig } from './config';
import type * as KeptCode from './model/kept';
import type { Kept } from './model/kept';
import { restoreWork } from './state/thunks';
import { selectIsDirty, selectRules } from './state/selectors';
import { useAppDispatch, useAppSelector, type RulesState } from './state/slice';

/** Unsaved work from before. */
export interface KeptWork {
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** What keeps work. Its code comes after the list. */
interface Keeping {
  code: typeof KeptCode;
  drafts: Drafts<Kept[]>;
}

interface Offer {
  savedAt: number;
  list: Kept[];
}

/** What is offered stands apart, so that new work does not take its place. */
const earlierOf = (record: string) => `${record} earlier`;

/** What was left unsaved before, but for what the server has by now. */
function takeOffer({ code, drafts }: Keeping, record: string, state: RulesState): Offer | null {
  const earlier = earlierOf(record);
  drafts.removeOthers();
  const found = [drafts.read(earlier), drafts.read(record)].flatMap((draft) => draft ?? []);
  const list = found.flatMap(({ value }) => value);
  drafts.remove(record);
  drafts.remove(earlier);
  const book = { rules: selectRules(state), fields: state.fields };
  if (list.length === 0 || !code.isStillOpen(book, list)) return null;
  drafts.write(earlier, list);
  return { savedAt: Math.max(...found.map(({ savedAt }) => savedAt)), list };
}

/** Keeps what is not saved past a reload and an ended session, and offers it again. */
export function useKeptWork({ user, urls }: RulesConfig): KeptWork | null {
  const dispatch = useAppDispatch();
  const { name: widget } = useWidget();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const userId = user?.id ?? null;
  const record = urls.rules;

  useEffect(() => {
    let isMounted = true;
    const begin = async () => {
      const code = await import('./model/kept');
      if (!isMounted) return;
      const drafts = createDrafts({ widget, userId, isValue: code.isKeptList });
      const state = dispatch((_dispatch, getState) => getState());
      setOffer(takeOffer({ code, drafts }, record, state));
      setKeeping({ code, drafts });
    };
    // Without its code nothing is kept, as in a browser that blocks storage.
    void begin().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [dispatch, record, userId, widget]);
  useWriting(keeping, record);

  if (!offer || !keeping) return null;
  const drop = () => {
    keeping.drafts.remove(earlierOf(record));
    setOffer(null);
  };
  return {
    savedAt: offer.savedAt,
    onRestore: () => {
      if (dispatch(restoreWork(offer.list, keeping.code.restore))) drop();
    },
    onDiscard: drop,
  };
}

/** Milliseconds after a change in which others are written along with it. */
const gatherMilliseconds = 300;

function useWriting(keeping: Keeping | null, record: string): void {
  const rules = useAppSelector(selectRules);
  const fields = useAppSelector((state) => state.fields);
  const work = useAppSelector((state) => state.pendingChanges);
  const isDirty = useAppSelector(selectIsDirty);
  const status = useAppSelector(({ save }) => save.status);
  const isSent = status === 'pending' || status === 'unknown';
  const wasDirty = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useLeaveGuard(isDirty);

  // In the layout's turn: an effect that waits for the paint may come after the host is gone, and would write then what
  // the screen that came in its place has taken over.
  useLayoutEffect(() => {
    if (!keeping || (!isDirty && !wasDirty.current)) return;
    wasDirty.current = isDirty;
    const { code, drafts } = keeping;
    const write = () => {
      waiting.current = null;
      if (isDirty) drafts.write(record, code.keep({ rules, fields }, work, isSent));
      else drafts.remove(record);
    };
    // What was sent and what is gone are written at once: the page may be left before it is known what became of it.
    if (!isDirty || isSent) {
      write();
      return;
    }
    waiting.current = write;
    const timer = setTimeout(write, gatherMilliseconds);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [fields, isDirty, isSent, keeping, record, rules, work]);

  // The host may go without its page, as in a swap.
  useLayoutEffect(() => () => waiting.current?.(), []);
}
