import type { StockLocationFields } from '@shared/contract/stockLocation';
import { Conflicts } from '@shared/forms/Conflicts';
import { errorsOf, RecordResult } from '@shared/forms/RecordResult';
import { SelectField } from '@shared/forms/SelectField';
import { TextField } from '@shared/forms/TextField';
import { useFirstError } from '@shared/forms/useFirstError';
import type { RecordEditing } from '@shared/forms/useRecordEditing';
import { t } from '@shared/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import {
  fieldLabel,
  fieldText,
  type Edits,
  type LocationDraft,
  type NotSaved,
} from '../model/fields';
import { usageText } from '../model/words';

interface Props {
  editing: RecordEditing<StockLocationFields, LocationDraft, NotSaved>;
  draft: LocationDraft;
  /** What of it the server does not have; null for nothing. */
  open: Edits | null;
}

const usages = () =>
  [false, true].map((isShippedFrom) => ({
    id: String(isShippedFrom),
    name: usageText(isShippedFrom),
  }));

/** What a location is called, where it is and what it is for. What is wrong with it is for the server to say. */
export function LocationDialog({ editing, draft, open }: Props) {
  const { why, isSearching, isStuck, change, close, save } = editing;
  const { id, base, edits } = draft;
  const isNew = id === null;
  const location = { ...base, ...edits };
  const body = useFirstError(why);
  const isOff = !open || why?.status === 'conflict';
  const submit = () => {
    if (!isOff) void save();
  };
  const fieldProps = (name: keyof StockLocationFields) => ({
    label: fieldLabel(name),
    width: 'full' as const,
    was: isNew || open?.[name] === undefined ? undefined : fieldText(name, base),
    error: errorsOf(why, name),
    isReadOnly: isSearching,
  });

  return (
    <Dialog
      title={isNew ? t('New stock location') : t('Edit %(name)s', { name: base.name })}
      size="form"
      bodyRef={body}
      isBusy={isStuck}
      isDirty={open !== null && !isSearching}
      onSubmit={submit}
      onClose={close}
      actions={
        <DialogActions
          label={isNew ? t('Create location') : t('Save location')}
          write={editing}
          isOff={isOff}
          onClose={close}
        />
      }
    >
      <div className="ww-stack">
        <RecordResult
          why={why}
          isSearching={isSearching}
          searching={t('We don’t know yet whether the location was saved. Checking…')}
          unknown={t('We don’t know whether the location was saved. What you typed is kept.')}
          notSaved={t('The location was not saved. What you typed is kept.')}
        />
        {why?.status === 'conflict' && (
          <Conflicts
            conflicts={why.names.map((name) => ({
              key: name,
              label: fieldLabel(name),
              yours: fieldText(name, location),
              theirs: fieldText(name, why.now),
              onKeep: () => editing.keepMine(name),
              onTake: () => editing.takeTheirs(name),
            }))}
          />
        )}
        <TextField
          {...fieldProps('name')}
          value={location.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          {...fieldProps('address')}
          isOptional
          value={location.address}
          onChange={(address) => change({ address })}
        />
        <TextField
          {...fieldProps('license')}
          isOptional
          value={location.license}
          onChange={(license) => change({ license })}
        />
        <SelectField
          {...fieldProps('isShippedFrom')}
          choices={usages()}
          noneLabel={null}
          value={String(location.isShippedFrom)}
          hint={t('Batches are kept at some locations, and orders leave from others.')}
          onChange={(value) => change({ isShippedFrom: value === 'true' })}
        />
      </div>
    </Dialog>
  );
}
