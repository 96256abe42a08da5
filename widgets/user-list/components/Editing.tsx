import { useEffect, useMemo, useState } from 'react';
import type { ListedUser, UsersAnswer } from '@shared/contract/userList';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft } from '@shared/forms/useDraft';
import type { Id } from '@shared/id';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { useLazy } from '@shared/ui/useLazy';
import {
  accessOf,
  draftsSchema,
  mergeDrafts,
  openEdits,
  unsavedOf,
  type AccessDraft,
} from '../model/access';
import { useEditing } from './useEditing';

interface Props {
  answer: UsersAnswer;
  /** The id of who looks. */
  own: Id | null;
  /** Whose access is to be edited, until that is taken up. */
  asked: ListedUser | null;
  onAsked: (user: null) => void;
}

const loadDialog = () => import('./UserDialog');

/** What changes access, and says how it went. It comes apart from the first load: until the list is there nobody needs it. */
export function Editing({ answer, own, asked, onAsked }: Props) {
  const [saved, setSaved] = useState<AccessDraft | null>(null);
  const [dialog, startDialog] = useLazy(loadDialog, { takesFocus: true });
  const editing = useEditing(setSaved);
  const { work, why, isOpen } = editing;
  const open = (draft: AccessDraft) => {
    startDialog();
    editing.open(draft);
  };

  const edits = useMemo(() => work && openEdits(work.edits, work.base), [work]);
  const unsaved = useMemo(() => (work && edits ? [work] : null), [work, edits]);
  useLeaveGuard(unsaved !== null);
  const drafts = useDraft({
    record: 'access',
    schema: draftsSchema,
    value: unsaved,
    merge: mergeDrafts,
    stillUnsaved: (drafts) => unsavedOf(drafts, answer.users),
    isUrgent: editing.isBusy,
  });

  useEffect(() => {
    if (!asked) return;
    onAsked(null);
    open({ id: asked.id, name: asked.name, base: accessOf(asked), edits: {} });
    // It is taken up once, by what is there when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  const offered = drafts.offered?.value.at(-1);
  const leave = () => {
    const rest = drafts.offered?.value.slice(0, -1) ?? [];
    drafts.answer(rest.length > 0 ? rest : null);
  };
  return (
    <>
      {drafts.offered && offered && !isOpen && (
        <DraftOffer
          savedAt={drafts.offered.savedAt}
          ask={(time) =>
            t('Restore what you chose for %(name)s at %(time)s?', { name: offered.name, time })
          }
          onRestore={() => {
            open(offered);
            leave();
          }}
          onDiscard={leave}
        />
      )}
      {isOpen && dialog.status === 'failed' && <DialogFailed />}
      {!isOpen && editing.isBusy && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the access was changed. Looking again…')}
        </Banner>
      )}
      {!isOpen && why && (
        <FailureAlert
          {...('failure' in why && { failure: why.failure })}
          retryLabel={t('Open it again')}
          onRetry={editing.reopen}
        >
          {t('What you chose for the user is kept, but not saved.')}
        </FailureAlert>
      )}
      {saved && !isOpen && (
        <Toast
          key={JSON.stringify(saved)}
          says={t('Changed the access of %(name)s.', { name: saved.name })}
          onUndo={() => open(backOf(saved))}
          onDismiss={() => setSaved(null)}
        />
      )}
      {isOpen && work && dialog.status === 'ready' && (
        <dialog.value.UserDialog
          answer={answer}
          isOwn={own !== null && String(own) === String(work.id)}
          editing={editing}
          draft={work}
          open={edits}
        />
      )}
    </>
  );
}

/** The way back from a change: it is put into words before it is sent, too. */
const backOf = ({ id, name, base, edits }: AccessDraft): AccessDraft => ({
  id,
  name,
  base: { ...base, ...edits },
  edits: base,
});
