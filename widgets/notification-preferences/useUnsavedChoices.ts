import { useEffect, useState } from 'react';
import { is } from 'valibot';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft, type OfferedDraft } from '@shared/forms/useDraft';
import { useWidget } from '@shared/mount/WidgetContext';
import { leaveNotice, takeNotice } from '@shared/drafts/notices';
import { useLatest } from '@shared/store/useLatest';
import type { PreferencesConfig } from './config';
import { editsSchema, mergeEdits, type LocationEdits } from './model/choices';
import { selectUnsaved } from './state/selectors';
import { findUnsaved, restoreEdits } from './state/restoring';
import { useAppDispatch, useAppSelector } from './state/slice';

const isSent = (value: unknown): value is LocationEdits[] => is(editsSchema, value);

/**
 * Keeps what is not saved past a reload and an ended session, and offers it again. The success of
 * a save is told after its redirect, and only when the server shows what was sent: otherwise that is
 * offered too.
 */
export function useUnsavedChoices(config: PreferencesConfig, isSaving: boolean) {
  const dispatch = useAppDispatch();
  const { name: widget } = useWidget();
  const unsaved = useAppSelector(selectUnsaved);
  const isSavingNow = useLatest(isSaving);
  const release = useLeaveGuard(unsaved.length > 0);
  // While saving the draft stays: the page may be left before it is known what the server took.
  const [kept, setKept] = useState<LocationEdits[]>([]);
  if (!isSaving && kept !== unsaved) setKept(unsaved);

  const record = config.urls.page;
  // What a save sent is left before its redirect, and checked against the server after it.
  const noticeKey = `${widget}:${String(config.user?.id ?? null)}:${record}`;
  const [sent] = useState(() => takeNotice(noticeKey, isSent));
  const draft = useDraft<LocationEdits[]>({
    record,
    schema: editsSchema,
    value: kept.length > 0 ? kept : null,
    merge: mergeEdits,
    isUrgent: isSaving,
  });
  /** What the server does not show of what was left; null until it was compared. */
  const [left, setLeft] = useState<OfferedDraft<LocationEdits[]> | null>(null);
  const [confirmed, setConfirmed] = useState<string[] | null>(null);

  const [found] = useState(draft);
  useEffect(() => {
    const earlier = mergeEdits(found.offered?.value ?? [], sent ?? []);
    if (earlier.length === 0) return;
    const compare = async () => {
      const missing = await dispatch(findUnsaved(earlier));
      if (missing.length === 0) found.answer();
      else setLeft({ savedAt: found.offered?.savedAt ?? Date.now(), value: missing });
      const isMissing = ({ id }: LocationEdits) => missing.some((row) => row.id === id);
      if (sent && !sent.some(isMissing)) setConfirmed(sent.map(({ id }) => id));
    };
    void compare();
  }, [dispatch, found, sent]);

  const answer = (rest: LocationEdits[]) => {
    draft.answer(rest.length > 0 ? rest : null);
    setLeft((now) => (now && rest.length > 0 ? { ...now, value: rest } : null));
  };
  return {
    // Answered in another tab, it is gone here too.
    offered: draft.offered || !found.offered ? left : null,
    confirmed,
    /** To be called when the server took a save, before the page is left. */
    sent: (edits: LocationEdits[]) => {
      release();
      leaveNotice(noticeKey, edits);
    },
    restore: () => {
      if (left) void dispatch(restoreEdits(left.value, () => isSavingNow.current)).then(answer);
    },
    discard: () => answer([]),
    dismissConfirmed: () => setConfirmed(null),
  };
}
