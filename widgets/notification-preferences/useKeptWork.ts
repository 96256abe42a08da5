import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createDrafts, type Draft } from '@shared/drafts/drafts';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useWidget } from '@shared/mount/WidgetContext';
import { leaveNotice, takeNotice } from '@shared/notices';
import type { PreferencesConfig } from './config';
import { isEditsList, mergeEdits, withoutEdits, type LocationEdits } from './model/form';
import { findUnsaved, restoreEdits } from './state/thunks';
import { selectUnsaved } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';

/** Left before the redirect of a save, and checked against the server after it. */
interface SavedNotice {
  sent: LocationEdits[];
}

const isSavedNotice = (value: unknown): value is SavedNotice =>
  isEditsList((value as Partial<SavedNotice> | null)?.sent);

/**
 * Keeps what is not saved past a reload and an ended session, and offers it again. The success of
 * a save is told after its redirect, and only when the server shows what was sent: otherwise that is
 * offered too.
 */
export function useKeptWork(config: PreferencesConfig, isSaving: boolean) {
  const dispatch = useAppDispatch();
  const { name: widget } = useWidget();
  const unsaved = useAppSelector(selectUnsaved);
  const release = useLeaveGuard(unsaved.length > 0);
  const [offered, setOffered] = useState<Draft<LocationEdits[]> | null>(null);
  const [confirmed, setConfirmed] = useState<string[] | null>(null);

  const record = config.urls.page;
  const userId = config.user?.id ?? null;
  const noticeKey = `${widget}:${String(userId)}:${record}`;
  const drafts = useMemo(
    () => createDrafts({ widget, userId, isValue: isEditsList }),
    [widget, userId],
  );
  /** What this mount has in the draft; the rest is another tab's, or from before. */
  const mine = useRef<LocationEdits[]>([]);
  const rewrite = useCallback(
    (change: (kept: LocationEdits[]) => LocationEdits[]) => {
      const kept = change(drafts.read(record)?.value ?? []);
      if (kept.length > 0) drafts.write(record, kept);
      else drafts.remove(record);
    },
    [drafts, record],
  );

  useEffect(() => {
    // While saving the draft stays: the page may be left before it is known what the server took.
    if (isSaving || (unsaved.length === 0 && mine.current.length === 0)) return;
    const before = mine.current;
    mine.current = unsaved;
    rewrite((kept) => mergeEdits(withoutEdits(kept, before), unsaved));
  }, [isSaving, rewrite, unsaved]);

  useEffect(() => {
    drafts.removeOthers();
    const { sent } = takeNotice(noticeKey, isSavedNotice) ?? {};
    const draft = drafts.read(record);
    if (!sent && !draft) return;

    const check = async () => {
      const missing = await dispatch(findUnsaved(sent ?? []));
      const older = draft?.value.filter(({ id }) => !sent?.some((row) => row.id === id)) ?? [];
      const left = mergeEdits(await dispatch(findUnsaved(older)), missing);
      rewrite((kept) =>
        [left, mine.current].reduce(mergeEdits, withoutEdits(kept, draft?.value ?? [])),
      );
      if (left.length > 0) setOffered({ savedAt: draft?.savedAt ?? Date.now(), value: left });
      if (sent && missing.length === 0) setConfirmed(sent.map(({ id }) => id));
    };
    void check();
  }, [dispatch, drafts, noticeKey, record, rewrite]);

  return {
    offered,
    confirmed,
    /** To be called when the server took a save, before the page is left. */
    sent: (sent: LocationEdits[]) => {
      release();
      leaveNotice(noticeKey, { sent } satisfies SavedNotice);
    },
    restore: () => {
      if (!offered) return;
      void dispatch(restoreEdits(offered.value)).then((rest) =>
        setOffered(rest.length > 0 ? { ...offered, value: rest } : null),
      );
    },
    discard: () => {
      rewrite((kept) => withoutEdits(kept, offered?.value ?? []));
      setOffered(null);
    },
    dismissConfirmed: () => setConfirmed(null),
  };
}
