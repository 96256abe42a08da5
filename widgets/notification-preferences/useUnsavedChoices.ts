import { useEffect, useState } from 'react';
import { is } from 'valibot';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft, type OfferedDraft } from '@shared/forms/useDraft';
import { useWidget } from '@shared/mount/WidgetContext';
import { leaveNotice, takeNotice } from '@shared/drafts/notices';
import { useLatest } from '@shared/store/useLatest';
import type { PreferencesConfig } from './config';
import { editsSchema, mergeEdits, whatStands, type LocationEdits } from './model/choices';
import { allLocations } from './model/locations';
import { selectUnsaved } from './state/selectors';
import { findUnsaved, restoreEdits, stillSo } from './state/restoring';
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
  const [earlier] = useState(() => mergeEdits(found.offered?.value ?? [], sent ?? []));
  const [isToCompare, setIsToCompare] = useState(earlier.length > 0);
  useEffect(() => {
    if (!isToCompare) return;
    const compare = async () => {
      const comparing = dispatch(findUnsaved(earlier));
      // Each read is on its way: one that fails can be tried again while others are still awaited.
      setIsToCompare(false);
      const missing = await comparing;
      if (missing.length === 0) found.answer();
      else setLeft({ savedAt: found.offered?.savedAt ?? Date.now(), value: missing });
      const ids = sent?.map(({ id }) => id);
      if (ids && !missing.some(({ id }) => ids.includes(id))) setConfirmed(ids);
    };
    void compare();
  }, [dispatch, earlier, found, isToCompare, sent]);

  const answer = (rest: LocationEdits[]) => {
    draft.answer(rest.length > 0 ? rest : null);
    setLeft((now) => (now && rest.length > 0 ? { ...now, value: rest } : null));
  };
  return {
    // Answered in another tab, it is gone here too.
    offered: draft.offered || !found.offered ? left : null,
    confirmed,
    /** Whether this location is read to be compared: the screen need not read it too. */
    isReading: (at: string) => isToCompare && earlier.some(({ id }) => id === at),
    /** To be called when the server took a save, before the page is left; with nothing when copies ended. */
    sent: (rows: LocationEdits[]) => {
      if (rows.length > 0) release();
      // After an earlier save the page may have stayed. All locations were sent over what each of them got by that.
      const isOver = rows.some(({ id }) => id === allLocations);
      const before = isOver ? [] : dispatch(stillSo(takeNotice(noticeKey, isSent) ?? []));
      const now = whatStands(mergeEdits(before, rows));
      if (now.length > 0) leaveNotice(noticeKey, now);
    },
    restore: () => {
      if (left) void dispatch(restoreEdits(left.value, () => isSavingNow.current)).then(answer);
    },
    discard: () => answer([]),
    dismissConfirmed: () => setConfirmed(null),
  };
}
