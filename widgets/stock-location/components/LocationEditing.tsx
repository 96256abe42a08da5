import { useState } from 'react';
import type { ListedLocation, StockLocationFields } from '@shared/contract/stockLocation';
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
  type LocationDraft,
  type NotSaved,
} from '../model/fields';
import { saveLocation } from '../state/saveThunks';
import { useAppDispatch } from '../state/slice';
import type { EditingProps } from './Editing';

const loadDialog = () => import('./LocationDialog');

/** Creates locations and changes what is written of them. */
export function LocationEditing({ config, locations, task, onTask }: EditingProps) {
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState('');
  const [dialog, startDialog] = useLazy(loadDialog, { takesFocus: true });
  const editing = useRecordEditing<StockLocationFields, LocationDraft, NotSaved>({
    save: (draft, onSearch) => dispatch(saveLocation(draft, onSearch)),
    onSaved: (draft) => setSaid(savedText(draft)),
  });
  const { work, shown, isOpen, isBusy, why } = editing;
  const open = (draft: LocationDraft) => {
    setSaid('');
    startDialog();
    editing.open(draft);
  };
  const { edits, offered } = useRecordDrafts<StockLocationFields, LocationDraft>({
    record: config.urls.stockLocations,
    schema: draftsSchema,
    work,
    openEdits,
    unsavedOf: (drafts) => unsavedOf(drafts, locations),
    isBusy,
  });

  useTaken(task?.kind === 'edit' ? task : null, ({ location }) => {
    onTask(null);
    open(draftOf(location));
  });

  return (
    <>
      {offered && !isOpen && (
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
      {isOpen && dialog.status === 'failed' && <DialogFailed />}
      {!isOpen && isBusy && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the location was saved. Checking…')}
        </Banner>
      )}
      {!isOpen && why && (
        <FailureAlert
          {...('failure' in why && { failure: why.failure })}
          retryLabel={t('Open it again')}
          onRetry={editing.reopen}
        >
          {t('What you typed about the location is kept, but not saved.')}
        </FailureAlert>
      )}
      {said && !isOpen && <Toast key={said} says={said} onDismiss={() => setSaid('')} />}
      {isOpen && shown && dialog.status === 'ready' && (
        <dialog.value.LocationDialog editing={editing} draft={shown} open={edits} />
      )}
    </>
  );
}

const draftOf = (location: ListedLocation | null): LocationDraft => ({
  id: location?.id ?? null,
  base: location ? fieldsOf(location) : blankFields,
  edits: {},
});

const savedText = ({ id, base, edits }: LocationDraft): string => {
  const name = (edits.name ?? base.name).trim();
  return id === null ? t('Created %(name)s.', { name }) : t('Saved %(name)s.', { name });
};

const titleOf = ({ base, edits }: LocationDraft): string =>
  [base.name, edits.name].find((name) => name?.trim()) ?? t('a new location');
