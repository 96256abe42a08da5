import { useState } from 'react';
import type { WebhookFields, WebhooksAnswer } from '@shared/contract/webhookDashboard';
import { CheckField } from '@shared/forms/CheckField';
import { Conflicts } from '@shared/forms/Conflicts';
import { TextField } from '@shared/forms/TextField';
import { useFirstError } from '@shared/forms/useFirstError';
import type { RecordEditing } from '@shared/forms/useRecordEditing';
import { t } from '@shared/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { RowNote } from '@shared/ui/RowNote';
import type { WebhookDashboardConfig } from '../config';
import { addressProblem, addressWarnings } from '../model/address';
import { nameOf, type Edits, type EndpointDraft, type NotSaved } from '../model/endpoint';
import { fieldLabel, fieldText } from '../model/fieldWords';
import { EventsField } from './EventsField';
import { errorsOf, RecordResult } from '@shared/forms/RecordResult';
import { SignedSample } from './SignedSample';

interface Props {
  answer: WebhooksAnswer;
  config: WebhookDashboardConfig;
  editing: RecordEditing<WebhookFields, EndpointDraft, NotSaved>;
  draft: EndpointDraft;
  /** What of it the server does not have; null for nothing. */
  open: Edits | null;
}

/** Where something is sent and what, with a sample of it before it is saved. */
export function EndpointDialog({ answer, config, editing, draft, open }: Props) {
  const { why, isBusy, isSearching, isStuck, change, close, save } = editing;
  const { id, base, edits } = draft;
  const isNew = id === null;
  const endpoint = { ...base, ...edits };
  const problems = {
    url: addressProblem(endpoint.url),
    events: endpoint.events?.length === 0 ? t('Choose at least one event.') : null,
  };
  const isWrong = problems.url !== null || problems.events !== null;
  // What is wrong is said once somebody wants to save it, and from then on while it is typed.
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
  const errorOf = (name: keyof WebhookFields, problem: string | null = null) =>
    isTried && problem !== null ? [problem] : errorsOf(why, name);
  const wasOf = (name: 'url' | 'description') =>
    isNew || open?.[name] === undefined ? undefined : base[name];

  return (
    <Dialog
      title={isNew ? t('Add an endpoint') : t('Edit %(name)s', { name: nameOf(base) })}
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
          label={isNew ? t('Add the endpoint') : t('Save endpoint')}
          onClose={close}
        />
      }
    >
      <div className="ww-stack">
        <RecordResult
          why={why}
          isSearching={isSearching}
          searching={t('We don’t know yet whether the endpoint was saved. Checking…')}
          unknown={t('We don’t know whether the endpoint was saved. What you typed is kept.')}
          notSaved={t('The endpoint was not saved. What you typed is kept.')}
        />
        {why?.status === 'conflict' && (
          <>
            {why.by && (
              <p>{t('%(name)s changed this endpoint meanwhile.', { name: why.by.name })}</p>
            )}
            <Conflicts
              conflicts={why.names.map((name) => ({
                key: name,
                label: fieldLabel(name),
                yours: fieldText(name, endpoint),
                theirs: fieldText(name, why.now),
                onKeep: () => editing.keepMine(name),
                onTake: () => editing.takeTheirs(name),
              }))}
            />
          </>
        )}
        <TextField
          label={fieldLabel('url')}
          width="full"
          inputMode="url"
          value={endpoint.url}
          was={wasOf('url')}
          hint={<Warnings says={addressWarnings(endpoint.url, id, answer.endpoints)} />}
          error={errorOf('url', problems.url)}
          isDisabled={isBusy}
          onChange={(url) => change({ url })}
        />
        <TextField
          label={fieldLabel('description')}
          width="full"
          isOptional
          value={endpoint.description}
          was={wasOf('description')}
          error={errorOf('description')}
          isDisabled={isBusy}
          onChange={(description) => change({ description })}
        />
        <CheckField
          label={fieldLabel('isActive')}
          isOn={endpoint.isActive}
          isDisabled={isBusy}
          note={
            <span className="ww-muted">{t('Nothing is sent to an endpoint that is paused.')}</span>
          }
          onToggle={(isActive) => change({ isActive })}
        />
        <EventsField
          groups={answer.eventGroups}
          events={endpoint.events}
          errors={errorOf('events', problems.events)}
          isDisabled={isBusy}
          onChange={(events) => change({ events })}
        />
        <SignedSample answer={answer} config={config} url={endpoint.url} events={endpoint.events} />
      </div>
    </Dialog>
  );
}

/** Each stands under the field while it is typed, and stops nobody. */
function Warnings({ says }: { says: readonly string[] }) {
  if (says.length === 0) return null;
  return (
    <>
      {says.map((warning) => (
        <RowNote key={warning} level="warning" role="status">
          {warning}
        </RowNote>
      ))}
    </>
  );
}
