import type { WebhookFields, WebhooksAnswer } from '@shared/contract/webhookDashboard';
import { CheckField } from '@shared/forms/CheckField';
import type { RecordForm } from '@shared/forms/recordForm';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';
import { RowNote } from '@shared/ui/RowNote';
import type { WebhookDashboardConfig } from '../config';
import { addressWarnings } from '../model/address';
import { EventsField } from './EventsField';
import { SignedSample } from './SignedSample';

interface Props {
  answer: WebhooksAnswer;
  config: WebhookDashboardConfig;
  form: RecordForm<WebhookFields>;
}

/** A value of an endpoint as a person reads it. */
export function endpointText(name: keyof WebhookFields, endpoint: WebhookFields): string {
  if (name === 'events') return endpoint.events?.join(', ') ?? t('All events');
  if (name === 'isActive') return endpoint.isActive ? t('Active') : t('Paused');
  return endpoint[name];
}

/** Where something is sent and what, with a sample of it before it is saved. */
export function EndpointForm({ answer, config, form }: Props) {
  const { draft, fields, isBusy } = form;
  const { url, events } = fields;
  return (
    <>
      <TextField
        {...form.text('url')}
        inputMode="url"
        hint={<Warnings says={addressWarnings(url, draft.id, answer.endpoints)} />}
        isDisabled={isBusy}
      />
      <TextField {...form.text('description')} isOptional isDisabled={isBusy} />
      <CheckField
        {...form.check('isActive')}
        note={
          <span className="ww-muted">{t('Nothing is sent to an endpoint that is paused.')}</span>
        }
      />
      <EventsField groups={answer.eventGroups} form={form} />
      <SignedSample answer={answer} config={config} url={url} events={events} />
    </>
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
