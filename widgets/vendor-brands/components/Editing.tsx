import { useState } from 'react';
import type { Brand, BrandFields, BrandsAnswer } from '@shared/contract/vendorBrands';
import { mayTakeFocus } from '@shared/focus/focused';
import { rowFocus, useFocus } from '@shared/focus/useFocus';
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
  blankFields,
  draftsSchema,
  fieldsOf,
  openEdits,
  unsavedOf,
  type BrandDraft,
  type NotSaved,
} from '../model/fields';
import { saveBrand } from '../state/editThunks';
import { sendLogo } from '../state/logoThunk';
import { useAppDispatch } from '../state/slice';
import { isShown } from '../state/thunks';
import { keyOf, nameOf } from './brandColumns';
import { StatusNews } from './StatusNews';
import type { Task } from './task';
import { useStatusTasks } from './useStatusTasks';

interface Props {
  /** Whose brands they are. */
  vendorId: Brand['vendorId'];
  answer: BrandsAnswer;
  /** What was asked for and is not taken up yet. */
  task: Task | null;
  onTask: (task: null) => void;
  /** Is asked to look at what is not shown. */
  onSeek: (name: string, status: Brand['status']) => void;
}

const loadBrandDialog = () => import('./BrandDialog');
const loadLogoDialog = () => import('./LogoDialog');

/** What changes brands, and says how it went. It comes apart from the first load: until the list is there nobody needs it. */
export function Editing({ vendorId, answer, task, onTask, onSeek }: Props) {
  const dispatch = useAppDispatch();
  const focus = useFocus();
  const [said, setSaid] = useState('');
  const logoOf = task?.kind === 'logo' ? task.brand : null;
  const [brandDialog, startBrandDialog] = useLazy(loadBrandDialog, { takesFocus: true });
  const [logoDialog, startLogoDialog] = useLazy(loadLogoDialog, { takesFocus: true });
  const status = useStatusTasks();
  const editing = useRecordEditing<BrandFields, BrandDraft, NotSaved>({
    save: (draft, onSearch) => dispatch(saveBrand(draft, onSearch)),
    onSaved: (draft) => setSaid(savedText(draft)),
  });
  const { work, shown } = editing;
  const open = (draft: BrandDraft) => {
    startBrandDialog();
    editing.open(draft);
  };

  const { edits, offered } = useRecordDrafts<BrandFields, BrandDraft>({
    record: vendorId,
    schema: draftsSchema,
    work,
    openEdits,
    unsavedOf: (drafts) => unsavedOf(drafts, answer.brands),
    isBusy: editing.isBusy,
  });

  useTaken(task, (taken) => {
    if (taken.kind === 'logo') {
      startLogoDialog();
      return;
    }
    onTask(null);
    if (taken.kind === 'status') void status.run(taken.brands, taken.to);
    else open(draftOf(taken.brand));
  });

  const isMissing =
    (editing.isOpen && brandDialog.status === 'failed') ||
    (logoOf !== null && logoDialog.status === 'failed');
  return (
    <>
      {offered && !editing.isOpen && (
        <DraftOffer
          savedAt={offered.savedAt}
          ask={(time) =>
            t('Restore what you typed about %(name)s at %(time)s?', {
              name: titleOf(offered.draft),
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
      {isMissing && <DialogFailed />}
      <StatusNews
        status={status}
        onUndone={([brand, ...others], to) => {
          // Who went on elsewhere is not led away from there.
          if (!brand || !mayTakeFocus(null)) return;
          if (others.length === 0 && !dispatch(isShown(brand))) onSeek(brand.name, to);
          focus.moveTo(rowFocus(keyOf(brand)));
        }}
      />
      {!editing.isOpen && editing.isBusy && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the brand was saved. Checking…')}
        </Banner>
      )}
      {!editing.isOpen && editing.why && (
        <FailureAlert
          {...('failure' in editing.why && { failure: editing.why.failure })}
          retryLabel={t('Open it again')}
          onRetry={editing.reopen}
        >
          {t('What you typed about the brand is kept, but not saved.')}
        </FailureAlert>
      )}
      {said && <Toast key={said} says={said} onDismiss={() => setSaid('')} />}
      {editing.isOpen && shown && brandDialog.status === 'ready' && (
        <brandDialog.value.BrandDialog
          names={answer.brandNames}
          editing={editing}
          draft={shown}
          open={edits}
        />
      )}
      {logoOf && logoDialog.status === 'ready' && (
        <logoDialog.value.LogoDialog
          brand={logoOf}
          onSend={(logo, on, onSearch) => dispatch(sendLogo(logoOf, logo, on, onSearch))}
          onSaved={() => setSaid(t('Changed the logo of %(name)s.', { name: nameOf(logoOf) }))}
          onClose={() => onTask(null)}
        />
      )}
    </>
  );
}

const draftOf = (brand: Brand | null): BrandDraft => ({
  id: brand?.id ?? null,
  base: brand ? fieldsOf(brand) : blankFields,
  edits: {},
});

const savedText = ({ id, base, edits }: BrandDraft): string => {
  const name = (edits.name ?? base.name).trim();
  return id === null ? t('Created %(name)s.', { name }) : t('Saved %(name)s.', { name });
};

const titleOf = ({ base, edits }: BrandDraft): string =>
  [base.name, edits.name].find((name) => name?.trim()) ?? t('a new brand');
