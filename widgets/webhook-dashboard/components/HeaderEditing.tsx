import { useMemo, useState } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useRecordDrafts } from '@shared/forms/useRecordDrafts';
import { useRecordEditing } from '@shared/forms/useRecordEditing';
import { t } from '@shared/i18n';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { Toast } from '@shared/ui/Toast';
import { useLazy } from '@shared/ui/useLazy';
import { useTaken } from '@shared/useTaken';
import {
  blankHeader,
  draftsSchema,
  headerFields,
  keptOf,
  openEdits,
  typedOf,
  unsavedOf,
  type HeaderDraft,
  type HeaderFields,
  type NotSaved,
} from '../model/header';
import { saveHeader } from '../state/headerThunks';
import { useAppDispatch } from '../state/slice';
import { BehindDialog } from './BehindDialog';
import type { EditingProps } from './Editing';

const loadDialog = () => import('./HeaderDialog');

/** Adds headers and changes them. Names outlive a reload, values do not. */
export function HeaderEditing({ answer, config, task, onTask }: EditingProps) {
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState('');
  const [dialog, startDialog] = useLazy(loadDialog, { takesFocus: true });
  const editing = useRecordEditing<HeaderFields, HeaderDraft, NotSaved>({
    save: (draft, onSearch) => dispatch(saveHeader(draft, onSearch)),
    onSaved: ({ id, base, edits }) => {
      const name = { name: edits.name ?? base.name };
      setSaved(id === null ? t('Added %(name)s.', name) : t('Saved %(name)s.', name));
    },
  });
  const { work, shown, isOpen } = editing;
  const open = (draft: HeaderDraft) => {
    setSaved('');
    startDialog();
    editing.open(draft);
  };
  const kept = useMemo(() => work && keptOf(work), [work]);
  const { offered } = useRecordDrafts<HeaderFields, HeaderDraft>({
    record: config.urls.headers,
    schema: draftsSchema,
    work: kept,
    openEdits,
    unsavedOf: (drafts) =>
      unsavedOf(
        drafts,
        answer.headers.map((header) => ({ id: header.id, ...headerFields(header) })),
      ),
    isBusy: editing.isBusy,
  });
  useLeaveGuard(typedOf(work?.edits.value) !== undefined);

  useTaken(task?.kind === 'header' ? task : null, ({ header }) => {
    onTask(null);
    const base = header ? headerFields(header) : blankHeader;
    open({ id: header?.id ?? null, base, edits: {} });
  });

  return (
    <>
      {offered && !isOpen && (
        <DraftOffer
          savedAt={offered.savedAt}
          ask={(time) =>
            t('Restore the header %(name)s from %(time)s? Its value was not kept.', {
              name: offered.draft.edits.name ?? offered.draft.base.name,
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
      <BehindDialog
        editing={editing}
        isMissing={dialog.status === 'failed'}
        searching={t('We don’t know yet whether the header was saved. Checking…')}
        kept={t('What you typed about the header is kept, but not saved.')}
      />
      {saved && !isOpen && <Toast key={saved} says={saved} onDismiss={() => setSaved('')} />}
      {isOpen && shown && dialog.status === 'ready' && (
        <dialog.value.HeaderDialog
          headers={answer.headers}
          signatureHeader={config.signatureHeader}
          editing={editing}
          draft={shown}
          open={openEdits(shown.edits, shown.base)}
        />
      )}
    </>
  );
}
