import { useState } from 'react';
import type { WebhooksAnswer } from '@shared/contract/webhookDashboard';
import { SelectField } from '@shared/forms/SelectField';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { WebhookDashboardConfig } from '../config';
import { addressProblem, readAddress } from '../model/address';
import {
  canSign,
  curlText,
  exampleSecret,
  requestText,
  signSample,
  type Sample,
} from '../model/signing';
import { revealSecret } from '../state/secretThunks';
import { useAppDispatch } from '../state/slice';
import { CodeBlock } from './CodeBlock';
import { CopyButton } from './CopyButton';

interface Props {
  answer: WebhooksAnswer;
  config: WebhookDashboardConfig;
  /** As it is typed. */
  url: string;
  /** Those that are chosen; null for all. */
  events: readonly string[] | null;
}

/** A sample, and whether the own secret signed it. */
interface Built {
  status: 'built';
  sample: Sample;
  isExample: boolean;
}
type State = { status: 'none' | 'building' } | Built | { status: 'failed'; failure: Failure };

/** What an event looks like when it arrives: built and signed here, before anything is saved or sent. */
export function SignedSample({ answer, config, url, events }: Props) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<string | null>(null);
  const [state, setState] = useState<State>({ status: 'none' });
  const offered = answer.eventGroups
    .flatMap((group) => group.events)
    .filter(({ name }) => events?.includes(name) ?? true);
  const event = offered.find(({ name }) => name === asked) ?? offered[0];
  const address = addressProblem(url) === null ? readAddress(url) : null;

  const build = async () => {
    if (!address || !event) return;
    setState({ status: 'building' });
    const isExample = !config.urls.reveal || !answer.secret;
    // Held by this call alone: what it makes can be shown, what it was made with cannot.
    const secret = isExample
      ? { ok: true as const, value: exampleSecret }
      : await dispatch(revealSecret());
    if (!secret.ok) {
      setState({ status: 'failed', failure: secret.failure });
      return;
    }
    const { signatureHeader } = config;
    const { headers } = answer;
    const of = { url: address, event, headers, signatureHeader, secret: secret.value };
    setState({ status: 'built', sample: await signSample({ ...of, now: new Date() }), isExample });
  };

  return (
    <fieldset className="ww-stack">
      <legend className="form-label">{t('Signed sample')}</legend>
      {canSign() ? (
        <>
          <p className="ww-muted">
            {t('See a delivery as it arrives, and try your receiver before you save.')}
          </p>
          {event && (
            <SelectField
              label={t('Event of the sample')}
              width="full"
              choices={offered.map(({ name }) => ({ id: name, name }))}
              value={event.name}
              noneLabel={t('The first one')}
              onChange={(name) => setAsked(name === null ? null : String(name))}
            />
          )}
          <div className="ww-row">
            <BusyButton
              className="btn-outline-secondary"
              isBusy={state.status === 'building'}
              aria-disabled={!address || !event || undefined}
              onClick={() => void build()}
            >
              {state.status === 'built' ? t('Build it again') : t('Build a signed sample')}
            </BusyButton>
            {!address && <span className="ww-muted">{t('Enter an https address first.')}</span>}
          </div>
          {state.status === 'failed' && (
            <FailureAlert failure={state.failure}>
              {t('The sample could not be signed.')}
            </FailureAlert>
          )}
          {state.status === 'built' && <BuiltSample {...state} />}
        </>
      ) : (
        <p className="ww-muted">
          {t(
            'This page is not on https, and browsers sign on https only: there is no sample here.',
          )}
        </p>
      )}
    </fieldset>
  );
}

function BuiltSample({ sample, isExample }: Built) {
  const isHiding = sample.headers.some(({ value }) => value === null);
  return (
    <>
      <CodeBlock label={t('The sample')} text={requestText(sample)} copyLabel={t('Copy request')}>
        <CopyButton textOf={() => curlText(sample)} label={t('Copy as curl')} />
      </CodeBlock>
      <p className="ww-muted" role="status">
        {isExample
          ? t(
              'Signed with %(secret)s, which is no real secret: give it to your receiver for the trial.',
              {
                secret: exampleSecret,
              },
            )
          : t('Signed with your secret just now. Receivers refuse it after five minutes.')}{' '}
        {isHiding && t('Values of your own headers are hidden.')}
      </p>
    </>
  );
}
