import { useState } from 'react';
import type { WebhookEventGroup, WebhookFields } from '@shared/contract/webhookDashboard';
import { AllOrChosen } from '@shared/forms/AllOrChosen';
import { CheckField } from '@shared/forms/CheckField';
import type { RecordForm } from '@shared/forms/recordForm';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';
import { findEvents, unknownEvents } from '../model/events';

interface Props {
  groups: readonly WebhookEventGroup[];
  form: RecordForm<WebhookFields>;
}

/** All events, or those that are chosen, by group and with a search. */
export const EventsField = ({ groups, form }: Props) => (
  <AllOrChosen
    {...form.choice('events')}
    allLabel={t('All events')}
    chosenLabel={t('Chosen events')}
    value={form.fields.events}
    onChange={(events) => form.change({ events })}
  >
    {(chosen, choose) => <EventBoxes groups={groups} chosen={chosen} onChoose={choose} />}
  </AllOrChosen>
);

interface BoxesProps {
  groups: readonly WebhookEventGroup[];
  chosen: readonly string[];
  onChoose: (events: string[]) => void;
}

function EventBoxes({ groups, chosen, onChoose }: BoxesProps) {
  const [words, setWords] = useState('');
  const gone = unknownEvents(groups, chosen);
  const all = [
    ...groups,
    ...(gone.length > 0
      ? [{ name: t('No longer offered'), events: gone.map((name) => ({ name, says: '' })) }]
      : []),
  ];
  const found = findEvents(all, words);
  return (
    <div className="ww-hook-events">
      <TextField label={t('Find an event')} width="full" value={words} onChange={setWords} />
      {found.map((group) => (
        <EventGroup key={group.name} group={group} chosen={chosen} onChoose={onChoose} />
      ))}
      {found.length === 0 && <p className="ww-muted">{t('No event fits.')}</p>}
    </div>
  );
}

interface GroupProps extends Omit<BoxesProps, 'groups'> {
  group: WebhookEventGroup;
}

/** The events of a group that are shown, and one button for all of them. */
function EventGroup({ group: { name, events }, chosen, onChoose }: GroupProps) {
  const names = events.map((event) => event.name);
  const on = names.filter((each) => chosen.includes(each));
  const others = chosen.filter((each) => !names.includes(each));
  const isAll = on.length === names.length;
  return (
    <fieldset className="ww-hook-group">
      <legend className="form-label">
        <bdi>{name}</bdi>{' '}
        <span className="ww-muted">
          {t('%(on)s of %(count)s', { on: on.length, count: names.length })}
        </span>
      </legend>
      <button
        type="button"
        className="btn btn-plain"
        aria-label={
          isAll ? t('Choose none of %(name)s', { name }) : t('Choose all of %(name)s', { name })
        }
        onClick={() => onChoose(isAll ? others : [...others, ...names])}
      >
        {isAll ? t('None') : t('All')}
      </button>
      {events.map((event) => (
        <CheckField
          key={event.name}
          label={event.name}
          note={event.says && <bdi className="ww-muted">{event.says}</bdi>}
          isOn={chosen.includes(event.name)}
          onToggle={(isOn) =>
            onChoose(isOn ? [...chosen, event.name] : chosen.filter((each) => each !== event.name))
          }
        />
      ))}
    </fieldset>
  );
}
