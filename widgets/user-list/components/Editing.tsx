import { useState } from 'react';
import type { ListedUser, UsersAnswer } from '@shared/contract/userList';
import { useRecordDrafts } from '@shared/forms/useRecordDrafts';
import { useRecordEditing } from '@shared/forms/useRecordEditing';
import type { Id } from '@shared/id';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { useLazy } from '@shared/ui/useLazy';
import { useTaken } from '@shared/useTaken';
import {
  accessOf,
  backOf,
  draftsSchema,
  openEdits,
  unsavedOf,
  type Access,
  type AccessDraft,
  type NotSaved,
} from '../model/access';
import { saveAccess } from '../state/accessThunks';
import { useAppDispatch } from '../state/slice';

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
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState<AccessDraft | null>(null);
  const [dialog, startDialog] = useLazy(loadDialog, { takesFocus: true });
  const editing = useRecordEditing<Access, AccessDraft, NotSaved>({
    save: (draft, onSearch) => dispatch(saveAccess(draft, onSearch)),
    onSaved: setSaved,
  });
  const { work, shown, why, isOpen } = editing;
  const back = saved && backOf(saved);
  const open = (draft: AccessDraft) => {
    startDialog();
    editing.open(draft);
  };

  const { edits, offered } = useRecordDrafts<Access, AccessDraft>({
    record: 'access',
    schema: draftsSchema,
    work,
    openEdits,
    unsavedOf: (drafts) => unsavedOf(drafts, answer.users),
    isBusy: editing.isBusy,
  });

  useTaken(asked, ({ id, name, ...user }) => {
    onAsked(null);
    open({ id, name, base: accessOf(user), edits: {} });
  });

  return (
    <>
      {offered && !isOpen && (
        <DraftOffer
          savedAt={offered.savedAt}
          ask={(time) =>
            t('Restore what you chose for %(name)s at %(time)s?', {
              name: offered.draft.name,
              time,
            })
          }
          onRestore={() => {
            open(offered.draft);
            offered.leave();
          }}
          onDiscard={offered.leave}
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
          // It is put into words before it is sent, too.
          {...(back && { onUndo: () => open(back) })}
          onDismiss={() => setSaved(null)}
        />
      )}
      {isOpen && shown && dialog.status === 'ready' && (
        <dialog.value.UserDialog
          answer={answer}
          isOwn={own !== null && String(own) === String(shown.id)}
          editing={editing}
          draft={shown}
          open={edits}
        />
      )}
    </>
  );
}
