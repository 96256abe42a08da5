import { useCallback, useMemo, useState } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft } from '@shared/forms/useDraft';
import { useFocus } from '@shared/focus/useFocus';
import { t } from '@shared/page/i18n';
import type { Id } from '@shared/answers/id';
import type { PageAnswer } from '../model/answers';
import { changesOf, countChanges } from '../model/changes';
import { nothingActivated, problemsOf } from '../model/checks';
import { openConflicts, withConflicts } from '../model/conflicts';
import { draftOf, draftSchema, mergeDrafts, pagesOfDraft, stillUnsaved } from '../model/draft';
import { changedIn, pageOf, redone, undone, withTheirs } from '../model/history';
import { tileName } from '../model/kinds';
import { mergeOf } from '../model/merge';
import { liveTiles, tileOf } from '../model/page';
import { withField } from '../model/tileEdits';
import { pagePart } from '../state/saveThunk';
import { useEditing } from './useEditing';
import { useSaving } from './useSaving';
import { useUploads } from './useUploads';

/** What is chosen to be edited instead of a tile. */
export const pageDetails = 'details';

/** A page that is edited: its steps, what is wrong with it, its uploads, its draft and its saves. */
export function useEditor(record: Id, { page: saved }: PageAnswer) {
  const focus = useFocus();
  const work = useEditing(saved);
  const { editing, page, does, update, get, seal } = work;
  const [chosen, setChosen] = useState<string | null>(null);
  const [activated, setActivated] = useState(nothingActivated);

  const uploads = useUploads(
    useCallback(
      (uid: string, url: string) => {
        const tile = tileOf(pageOf(get()), uid);
        if (!tile) return;
        const name = t('Change the picture of %(name)s', { name: tileName(tile) });
        does(name, (now) => withField(now, uid, 'picture', url));
      },
      [does, get],
    ),
  );
  const changes = useMemo(() => changesOf(editing.base, page), [editing.base, page]);
  const problems = useMemo(() => problemsOf(page, changes, activated), [page, changes, activated]);
  const conflicts = useMemo(() => openConflicts(editing, page), [editing, page]);
  // Of a tile that is gone nothing is on its way; it goes on where that is undone.
  const pictures = useMemo(() => {
    const live = new Set(liveTiles(page).map(({ uid }) => uid));
    return uploads.uploads.filter(({ uid }) => live.has(uid)).map(({ file }) => file.name);
  }, [page, uploads.uploads]);
  const count = countChanges(changes);
  const saving = useSaving(work, {
    canSend: () => {
      const now = pageOf(get());
      const both = { details: true, tiles: true };
      setActivated(both);
      return problemsOf(now, changesOf(get().base, now), both).length === 0;
    },
    onSaved: () => setActivated(nothingActivated),
  });

  // Also once the person may edit no more: it is not saved all the same.
  useLeaveGuard(count > 0 || pictures.length > 0);
  const unsaved = useMemo(
    () => draftOf(editing.base, page, pictures, conflicts),
    [editing.base, page, pictures, conflicts],
  );
  const draft = useDraft({
    record,
    schema: draftSchema,
    value: unsaved,
    merge: mergeDrafts,
    stillUnsaved: (found) => stillUnsaved(found, saved),
    isUrgent: saving.isBusy,
  });

  const open = useCallback(
    (uid: string | null, target: string) => {
      seal();
      setChosen(uid);
      if (uid !== null) focus.moveTo(target);
    },
    [focus, seal],
  );
  /** Shows what a step back or forward has changed. The focus stays, for the next step. */
  const step = (take: typeof undone) => {
    const before = pageOf(get());
    update(take);
    const changed = changedIn(before, pageOf(get()));
    if (changed !== undefined) setChosen(changed ?? pageDetails);
  };
  const choose = useCallback((uid: string | null) => open(uid, 'panel'), [open]);
  const close = () => {
    setChosen(null);
    if (chosen !== null) focus.moveTo(`tile:${chosen}`);
  };

  return {
    ...work,
    chosen,
    choose,
    close,
    /** Leads to a field of a tile, or of the details for null. */
    goTo: (uid: string | null, field: string) => open(uid ?? pageDetails, `field:${field}`),
    changes,
    count,
    conflicts,
    problems,
    /** What is wrong with a field of a tile, or of the details for null, and what the server refused of it. */
    errorsAt: (uid: string | null, field: string): string[] => {
      const part = saving.parts.get(uid ?? pagePart);
      const refused = part && 'failure' in part ? part.failure.fields : [];
      return [
        ...problems
          .filter((each) => each.uid === uid && each.field === field)
          .map(({ says }) => says),
        ...refused.filter(({ name }) => name === field).flatMap(({ messages }) => messages),
      ];
    },
    activateDetails: () => setActivated((now) => ({ ...now, details: true })),
    uploads,
    saving,
    draft,
    undo: () => step(undone),
    redo: () => step(redone),
    restoreDraft: () => {
      if (!draft.offered) return;
      const { value } = draft.offered;
      const was = pagesOfDraft(value, get().base);
      const meanwhile = mergeOf(was.base, get().base, was.page, [was.base, was.page, page]);
      const restored = meanwhile.apply(was.page);
      // What was changed since the page was opened counts.
      does(t('Restore unsaved changes'), (now, others) => {
        const { base } = get();
        return mergeOf(base, now, base, [was.base, was.page, restored, ...others]).apply(restored);
      });
      update((now) => withConflicts(now, [...value.conflicts, ...meanwhile.conflictsOf(was.page)]));
      draft.answer();
    },
    /** The page as the server has it, by one step that can be undone. */
    resetAll: (name: string) => {
      does(name, () => get().base);
      saving.forget();
    },
    takeTheirs: (theirs: PageAnswer) => update((now) => withTheirs(now, theirs.page)),
  };
}

export type EditorState = ReturnType<typeof useEditor>;
