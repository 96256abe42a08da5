import { useEffect, useMemo, useState } from 'react';
import type { Brand, BrandsAnswer } from '@shared/contract/vendorBrands';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft } from '@shared/forms/useDraft';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { useLazy } from '@shared/ui/useLazy';
import { draftsSchema, mergeDrafts, openEdits, type BrandDraft } from '../model/fields';
import { sendLogo } from '../state/logoThunk';
import { useAppDispatch } from '../state/slice';
import { nameOf } from './brandColumns';
import { StatusNews } from './StatusNews';
import type { Task } from './task';
import { useEditing } from './useEditing';
import { useStatusTasks } from './useStatusTasks';

interface Props {
  /** Whose brands they are. */
  vendorId: Brand['vendorId'];
  names: BrandsAnswer['brandNames'];
  /** What was asked for and is not taken up yet. */
  task: Task | null;
  onTask: (task: null) => void;
}

const loadBrandDialog = () => import('./BrandDialog');
const loadLogoDialog = () => import('./LogoDialog');

/** What changes brands, and says how it went. It comes apart from the first load: until the list is there nobody needs it. */
export function Editing({ vendorId, names, task, onTask }: Props) {
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState('');
  const logoOf = task?.kind === 'logo' ? task.brand : null;
  const [brandDialog, startBrandDialog] = useLazy(loadBrandDialog, { takesFocus: true });
  const [logoDialog, startLogoDialog] = useLazy(loadLogoDialog, { takesFocus: true });
  const status = useStatusTasks();
  const editing = useEditing(setSaid);
  const { work } = editing;
  const open = (draft: BrandDraft) => {
    startBrandDialog();
    editing.open(draft);
  };

  const edits = useMemo(() => work && openEdits(work.edits, work.base), [work]);
  const unsaved = useMemo(() => (work && edits ? [work] : null), [work, edits]);
  useLeaveGuard(unsaved !== null);
  const drafts = useDraft({
    record: vendorId,
    schema: draftsSchema,
    value: unsaved,
    merge: mergeDrafts,
    isUrgent: editing.isBusy,
  });

  useEffect(() => {
    if (!task) return;
    if (task.kind === 'logo') {
      startLogoDialog();
      return;
    }
    onTask(null);
    if (task.kind === 'status') void status.run(task.brands, task.to);
    else open(draftOf(task.brand));
    // A task is taken up once, by what is there when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [task]);

  const offered = drafts.offered?.value.at(-1);
  const leave = () => {
    const rest = drafts.offered?.value.slice(0, -1) ?? [];
    drafts.answer(rest.length > 0 ? rest : null);
  };
  const isMissing =
    (editing.isOpen && brandDialog.status === 'failed') ||
    (logoOf !== null && logoDialog.status === 'failed');
  return (
    <>
      {drafts.offered && offered && !editing.isOpen && (
        <DraftOffer
          savedAt={drafts.offered.savedAt}
          ask={(time) =>
            t('Restore what you typed about %(name)s at %(time)s?', {
              name: titleOf(offered),
              time,
            })
          }
          onRestore={() => {
            open(offered);
            leave();
          }}
          onDiscard={leave}
        />
      )}
      {isMissing && <DialogFailed />}
      <StatusNews status={status} />
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
      {editing.isOpen && work && brandDialog.status === 'ready' && (
        <brandDialog.value.BrandDialog names={names} editing={editing} draft={work} open={edits} />
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
  base: {
    name: brand?.name ?? '',
    description: brand?.description ?? '',
    website: brand?.website ?? '',
  },
  edits: {},
});

const titleOf = ({ base, edits }: BrandDraft): string =>
  [base.name, edits.name].find((name) => name?.trim()) ?? t('a new brand');
