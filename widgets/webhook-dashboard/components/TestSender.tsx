import { useState } from 'react';
import type { WebhookEndpoint, WebhooksAnswer } from '@shared/contract/webhookDashboard';
import { SelectField } from '@shared/forms/SelectField';
import { t } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { isDouble, type Sending } from './useSending';

interface Props {
  endpoint: WebhookEndpoint;
  answer: WebhooksAnswer;
  sending: Sending;
}

/** Has the server send a sample of an event, so that a receiver can be tried. */
export function TestSender({ endpoint, answer, sending }: Props) {
  const [asked, setAsked] = useState<string | null>(null);
  const offered = answer.eventGroups
    .flatMap((group) => group.events)
    .filter(({ name }) => endpoint.events?.includes(name) ?? true);
  const event = asked ?? offered[0]?.name;
  if (event === undefined) return null;
  const { state } = sending;
  const isTesting = sending.isBusy && 'what' in state && 'event' in state.what;
  return (
    <div className="ww-hook-test">
      <SelectField
        label={t('Event')}
        width="name"
        choices={offered.map(({ name }) => ({ id: name, name }))}
        value={event}
        noneLabel={t('The first one')}
        onChange={(name) => setAsked(name === null ? null : String(name))}
      />
      <BusyButton
        className="btn-outline-secondary"
        isBusy={isTesting}
        aria-disabled={sending.isBusy || undefined}
        onClick={(click) => {
          if (!isDouble(click)) void sending.send({ event });
        }}
      >
        {t('Send a test')}
      </BusyButton>
    </div>
  );
}
