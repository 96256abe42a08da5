import { useState } from 'react';
import { useRecordDrafts } from '@shared/forms/useRecordDrafts';
import { useRecordEditing } from '@shared/forms/useRecordEditing';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { useLazy } from '@shared/ui/useLazy';
import { useTaken } from '@shared/useTaken';
import {
  backOf,
  draftOf,
  draftsSchema,
  layoutId,
  openEdits,
  unsavedOf,
  type Layout,
  type LayoutDraft,
  type NotSaved,
} from '../model/layout';
import type { ModuleId } from '../model/modules';
import { saveLayout } from '../state/layoutThunks';
import { useAppDispatch } from '../state/slice';
import { useUndo } from './useUndo';

interface Props {
  layout: Layout;
  available: readonly ModuleId[];
  /** What is to be arranged, until that is taken up. */
  asked: Layout | null;
  onAsked: (layout: null) => void;
}

const loadDialog = () => import('./LayoutDialog');

/** Arranges the modules, and says how it went. It comes apart from the first load: until then nobody needs it. */
export function Editing({ layout, available, asked, onAsked }: Props) {
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState<LayoutDraft | null>(null);
  const [dialog, startDialog] = useLazy(loadDialog, { takesFocus: true });
  const undo = useUndo();
  const editing = useRecordEditing<Layout, LayoutDraft, NotSaved>({
    save: (draft, onSearch) => dispatch(saveLayout(draft, onSearch)),
    onSaved: setSaved,
  });
  const { work, shown, why, isOpen } = editing;
  const back = saved && backOf(saved);
  const open = (draft: LayoutDraft) => {
    startDialog();
    undo.forget();
    editing.open(draft);
  };

  const { edits, offered } = useRecordDrafts<Layout, LayoutDraft>({
    record: 'layout',
    schema: draftsSchema,
    work,
    openEdits,
    unsavedOf: (drafts) => unsavedOf(drafts, [{ ...layout, id: layoutId }]),
    isBusy: editing.isBusy,
  });

  useTaken(asked, (base) => {
    onAsked(null);
    open(draftOf(base));
  });

  return (
    <>
      {offered && !isOpen && (
        <DraftOffer
          savedAt={offered.savedAt}
          onRestore={() => {
            open(offered.draft);
            offered.leave();
          }}
          onDiscard={offered.leave}
        />
      )}
      {isOpen && dialog.status === 'failed' && <DialogFailed />}
      {!isOpen && (editing.isBusy || undo.isSearching) && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the layout was saved. Looking again…')}
        </Banner>
      )}
      {!isOpen && why && (
        <FailureAlert
          {...('failure' in why && { failure: why.failure })}
          retryLabel={t('Open it again')}
          onRetry={editing.reopen}
        >
          {t('How you arranged the modules is kept, but not saved.')}
        </FailureAlert>
      )}
      {undo.news}
      {saved && !isOpen && (
        <Toast
          key={JSON.stringify(saved)}
          says={t('Saved the layout.')}
          {...(back && {
            onUndo: () => {
              setSaved(null);
              void undo.run(back);
            },
          })}
          onDismiss={() => setSaved(null)}
        />
      )}
      {isOpen && shown && dialog.status === 'ready' && (
        <dialog.value.LayoutDialog
          available={available}
          editing={editing}
          draft={shown}
          open={edits}
        />
      )}
    </>
  );
}
