import { useEffect, useMemo, useRef, useState } from 'react';
import { createDrafts, type Drafts } from '../../shared/drafts/drafts';
import { useLeaveGuard } from '../../shared/drafts/useLeaveGuard';
import { useWidget } from '../../shared/mount/WidgetContext';
import { useLazy } from '../../shared/ui/useLazy';
import type { RulesConfig } from './config';
import type { Kept } from './kept';
import { restoreWork } from './state/flows';
import { selectIsDirty, selectRules } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';

/** Unsaved work from before. */
export interface KeptWork {
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
  restore: () => void;
  discard: () => void;
}

interface Keeping {
  code: typeof import('./kept');
  drafts: Drafts<Kept[]>;
}

const loadCode = () => import('./kept');

/** Keeps what is not saved past a reload and an ended session, and offers it again. Its code comes after the list. */
export function useKeptWork(config: RulesConfig): KeptWork | null {
  const { name: widget } = useWidget();
  const userId = config.user?.id ?? null;
  const [code, load] = useLazy(loadCode);
  useEffect(load, [load]);
  const keeping = useMemo(
    (): Keeping | null =>
      code.status === 'ready'
        ? {
            code: code.value,
            drafts: createDrafts({ widget, userId, isValue: code.value.isKeptList }),
          }
        : null,
    [code, userId, widget],
  );
  useWriting(keeping, config.urls.rules);
  return useOffer(keeping, config.urls.rules);
}

/** What is offered stands apart, so that new work does not take its place. */
const earlierOf = (record: string) => `${record} earlier`;

function useOffer(keeping: Keeping | null, record: string): KeptWork | null {
  const dispatch = useAppDispatch();
  const rules = useAppSelector(selectRules);
  const fields = useAppSelector((state) => state.fields);
  const [offer, setOffer] = useState<{ savedAt: number; list: Kept[] } | null>(null);
  const isAsked = useRef(false);
  const earlier = earlierOf(record);

  useEffect(() => {
    if (!keeping || isAsked.current) return;
    isAsked.current = true;
    const { drafts, code } = keeping;
    drafts.removeOthers();
    const found = [drafts.read(earlier), drafts.read(record)].flatMap((draft) => draft ?? []);
    const list = found.flatMap(({ value }) => value);
    drafts.remove(record);
    drafts.remove(earlier);
    if (list.length === 0 || !code.isStillOpen({ rules, fields }, list)) return;
    drafts.write(earlier, list);
    setOffer({ savedAt: Math.max(...found.map(({ savedAt }) => savedAt)), list });
  }, [earlier, fields, keeping, record, rules]);

  if (!offer || !keeping) return null;
  const drop = () => {
    keeping.drafts.remove(earlier);
    setOffer(null);
  };
  return {
    savedAt: offer.savedAt,
    restore: () => {
      dispatch(restoreWork(offer.list, keeping.code.restore));
      drop();
    },
    discard: drop,
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
  useLeaveGuard(isDirty);

  useEffect(() => {
    if (!keeping || (!isDirty && !wasDirty.current)) return;
    wasDirty.current = isDirty;
    const { code, drafts } = keeping;
    const write = () => {
      if (isDirty) drafts.write(record, code.keep({ rules, fields }, work, isSent));
      else drafts.remove(record);
    };
    // What was sent and what is gone are written at once: the page may be left before it is known what became of it.
    if (!isDirty || isSent) {
      write();
      return;
    }
    const timer = setTimeout(write, gatherMilliseconds);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [fields, isDirty, isSent, keeping, record, rules, work]);
}
