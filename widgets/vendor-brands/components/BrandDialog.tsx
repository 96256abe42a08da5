import type { BrandFields, BrandsAnswer } from '@shared/contract/vendorBrands';
import { Conflicts } from '@shared/forms/Conflicts';
import { NoteField } from '@shared/forms/NoteField';
import { TextField } from '@shared/forms/TextField';
import type { RecordEditing } from '@shared/forms/useRecordEditing';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { RowNote } from '@shared/ui/RowNote';
import { doubleOf } from '../model/doubles';
import type { BrandDraft, Edits, NotSaved } from '../model/fields';

interface Props {
  names: BrandsAnswer['brandNames'];
  editing: RecordEditing<BrandFields, BrandDraft, NotSaved>;
  draft: BrandDraft;
  /** What of it the server does not have; null for nothing. */
  open: Edits | null;
}

/** A brand's own words: what it is called, what it says and where it is on the web. */
export function BrandDialog({ names, editing, draft, open }: Props) {
  const { why, isSearching, isStuck, change, close, save } = editing;
  const { id, base, edits } = draft;
  const isNew = id === null;
  const isOff = !open || why?.status === 'conflict';
  const fieldProps = (name: keyof BrandFields) => ({
    value: edits[name] ?? base[name],
    was: isNew || open?.[name] === undefined ? undefined : base[name],
    error: errorsOf(why, name),
    isReadOnly: isSearching,
    onChange: (text: string) => change({ [name]: text }),
  });
  const submit = () => {
    if (!isOff) void save();
  };

  return (
    <Dialog
      title={isNew ? t('New brand') : t('Edit %(name)s', { name: base.name })}
      size="form"
      isBusy={isStuck}
      isDirty={open !== null && !isSearching}
      onSubmit={submit}
      onClose={close}
      actions={
        <DialogActions
          label={isNew ? t('Create brand') : t('Save brand')}
          write={editing}
          isOff={isOff}
          onClose={close}
        />
      }
    >
      <div className="ww-stack">
        <Result why={why} isSearching={isSearching} />
        {why?.status === 'conflict' && (
          <Conflicts
            conflicts={why.names.map((name) => ({
              key: name,
              label: labelOf(name),
              yours: edits[name] ?? '',
              theirs: why.now[name],
              onKeep: () => editing.keepMine(name),
              onTake: () => editing.takeTheirs(name),
            }))}
          />
        )}
        <TextField
          label={labelOf('name')}
          width="full"
          {...fieldProps('name')}
          hint={<DoubleNote names={names} draft={draft} />}
        />
        <NoteField label={labelOf('description')} isOptional {...fieldProps('description')} />
        <TextField
          label={labelOf('website')}
          width="full"
          inputMode="url"
          isOptional
          {...fieldProps('website')}
        />
      </div>
    </Dialog>
  );
}

const labelOf = (name: keyof BrandFields): string =>
  ({ name: t('Name'), description: t('Description'), website: t('Website') })[name];

const errorsOf = (why: NotSaved | null, name: string): readonly string[] | undefined =>
  why?.status === 'not-saved'
    ? why.failure.fields.find((field) => field.name === name)?.messages
    : undefined;

/** Said while it is typed; whether it may be is for the server to say. */
function DoubleNote({ names, draft: { id, base, edits } }: Pick<Props, 'names' | 'draft'>) {
  const double = doubleOf(names, edits.name ?? base.name, id);
  if (!double) return null;
  return (
    <RowNote level="warning" role="status">
      {double.status === 'archived'
        ? t('An archived brand is called %(name)s. You can restore it instead.', {
            name: double.name,
          })
        : t('Another brand is called %(name)s already.', { name: double.name })}
    </RowNote>
  );
}

function Result({ why, isSearching }: { why: NotSaved | null; isSearching: boolean }) {
  if (isSearching) {
    return (
      <Banner level="warning" role="status">
        {t('We don’t know yet whether the brand was saved. Checking…')}
      </Banner>
    );
  }
  if (!why || why.status === 'conflict') return null;
  return (
    <FailureAlert failure={why.failure}>
      {why.status === 'unknown'
        ? t('We don’t know whether the brand was saved. What you typed is kept.')
        : t('The brand was not saved. What you typed is kept.')}
    </FailureAlert>
  );
}
