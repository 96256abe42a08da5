import { useState } from 'react';
import type { WebhookHeader } from '@shared/contract/webhookDashboard';
import { Conflicts } from '@shared/forms/Conflicts';
import { TextField } from '@shared/forms/TextField';
import { useFirstError } from '@shared/forms/useFirstError';
import type { RecordEditing } from '@shared/forms/useRecordEditing';
import { t } from '@shared/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import {
  nameProblem,
  typedOf,
  valueProblem,
  type HeaderDraft,
  type HeaderFields,
  type NotSaved,
} from '../model/header';
import { errorsOf, RecordResult } from '@shared/forms/RecordResult';
import { ValueField } from './ValueField';

interface Props {
  headers: readonly WebhookHeader[];
  signatureHeader: string;
  editing: RecordEditing<HeaderFields, HeaderDraft, NotSaved>;
  draft: HeaderDraft;
  /** What of it the server does not have; null for nothing. */
  open: Partial<HeaderFields> | null;
}

/** A header that is sent along: its name, and a value that nobody reads over a shoulder. */
export function HeaderDialog({ headers, signatureHeader, editing, draft, open }: Props) {
  const { why, isBusy, isSearching, isStuck, change, close, save } = editing;
  const { id, base, edits } = draft;
  const isNew = id === null;
  const name = edits.name ?? base.name;
  const typed = typedOf(edits.value);
  const problems = {
    name: nameProblem(name, id, headers, signatureHeader),
    value: typed === undefined && !isNew ? null : valueProblem(typed ?? ''),
  };
  const isWrong = problems.name !== null || problems.value !== null;
  const [isTried, setIsTried] = useState(false);
  const [asked, setAsked] = useState(0);
  const body = useFirstError(why, { asked });
  const isOff = !open || why?.status === 'conflict';
  const submit = () => {
    if (isOff) return;
    setIsTried(true);
    if (isWrong) setAsked((now) => now + 1);
    else void save();
  };
  const errorOf = (field: keyof HeaderFields) => {
    const problem = problems[field];
    return isTried && problem !== null ? [problem] : errorsOf(why, field);
  };

  return (
    <Dialog
      title={isNew ? t('Add a header') : t('Edit %(name)s', { name: base.name })}
      size="form"
      bodyRef={body}
      isBusy={isStuck}
      isDirty={open !== null && !isSearching}
      onSubmit={submit}
      onClose={close}
      actions={
        <DialogActions
          write={editing}
          isOff={isOff}
          label={isNew ? t('Add the header') : t('Save header')}
          onClose={close}
        />
      }
    >
      <div className="ww-stack">
        <RecordResult
          why={why}
          isSearching={isSearching}
          searching={t('We don’t know yet whether the header was saved. Checking…')}
          unknown={t('We don’t know whether the header was saved. What you typed is kept.')}
          notSaved={t('The header was not saved. What you typed is kept.')}
        />
        {why?.status === 'conflict' && (
          <>
            {why.by && <p>{t('%(name)s changed this header meanwhile.', { name: why.by.name })}</p>}
            <Conflicts
              conflicts={why.names.map((field) => ({
                key: field,
                label: field === 'name' ? t('Name') : t('Value'),
                yours: field === 'name' ? name : t('Hidden'),
                theirs: field === 'name' ? why.now.name : t('Hidden'),
                onKeep: () => editing.keepMine(field),
                onTake: () => editing.takeTheirs(field),
              }))}
            />
          </>
        )}
        <TextField
          label={t('Name')}
          width="full"
          value={name}
          was={isNew || open?.name === undefined ? undefined : base.name}
          error={errorOf('name')}
          isDisabled={isBusy}
          onChange={(text) => change({ name: text })}
        />
        <ValueField
          value={typed ?? ''}
          hint={isNew ? undefined : t('Leave it empty to keep the value that is there.')}
          error={errorOf('value')}
          isDisabled={isBusy}
          // An emptied field is one in which nothing was typed.
          onChange={(text) => change({ value: text === '' ? base.value : { typed: text } })}
        />
      </div>
    </Dialog>
  );
}
