import { useEffect, useMemo, useState } from 'react';
import { createDrafts, type Draft } from '../../shared/drafts/drafts';
import { useLeaveGuard } from '../../shared/drafts/useLeaveGuard';
import { leaveNotice, takeNotice } from '../../shared/notices';
import type { PreferencesConfig } from './config';
import { isEditsList, mergeEdits, type LocationEdits } from './form';
import { findUnsaved, restoreEdits } from './state/flows';
import { selectUnsaved } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';

const widget = 'notification-preferences';

/** Left before the redirect of a save, and checked against the server after it. */
interface SavedNotice {
  sent: LocationEdits[];
}

const isSavedNotice = (value: unknown): value is SavedNotice =>
  isEditsList((value as Partial<SavedNotice> | null)?.sent);

/**
 * Keeps what is not saved past a reload and an ended session, and offers it again. The success of
 * a save is told after its redirect, and only when the server shows what was sent: otherwise that is offered too.
 */
export function useKeptWork(config: PreferencesConfig) {
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(selectUnsaved);
  const record = config.urls.page;
  const userId = config.user?.id ?? null;
  const drafts = useMemo(() => createDrafts({ widget, userId, isValue: isEditsList }), [userId]);
  const [offered, setOffered] = useState<Draft<LocationEdits[]> | null>(() => drafts.read(record));
  const [notice] = useState(() => takeNotice(widget, isSavedNotice));
  const [confirmed, setConfirmed] = useState<string[] | null>(null);
  const release = useLeaveGuard(unsaved.length > 0);

  useEffect(() => {
    if (userId !== null) drafts.removeOthers();
  }, [drafts, userId]);

  useEffect(() => {
    if (unsaved.length > 0) drafts.write(record, mergeEdits(offered?.value ?? [], unsaved));
    else if (!offered) drafts.remove(record);
  }, [drafts, record, offered, unsaved]);

  useEffect(() => {
    if (!notice) return;
    void dispatch(findUnsaved(notice.sent)).then((missing) => {
      if (missing.length === 0) setConfirmed(notice.sent.map(({ id }) => id));
      else setOffered({ savedAt: Date.now(), value: missing });
    });
  }, [dispatch, notice]);

  return {
    offered,
    confirmed,
    /** To be called when the server took a save, before the page is left. */
    sent: (sent: LocationEdits[]) => {
      release();
      // Here and not in the effect above, which may not run before the page is gone.
      if (offered) drafts.write(record, offered.value);
      else drafts.remove(record);
      leaveNotice(widget, { sent } satisfies SavedNotice);
    },
    restore: () => {
      if (!offered) return;
      void dispatch(restoreEdits(offered.value)).then((rest) =>
        setOffered(rest.length > 0 ? { ...offered, value: rest } : null),
      );
    },
    discard: () => setOffered(null),
    dismissConfirmed: () => setConfirmed(null),
  };
}
