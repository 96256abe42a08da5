import type { WebhookDelivery, WebhookEndpoint } from '@shared/contract/webhookDashboard';
import { t } from '@shared/page/i18n';
import { useAnswer } from '@shared/store/useAnswer';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { lookAtDeliveries } from '../state/deliveryThunks';
import { useAppDispatch } from '../state/slice';
import { CodeBlock } from './CodeBlock';

interface Props {
  endpointId: WebhookEndpoint['id'];
  id: WebhookDelivery['id'];
}

/** What was sent and what came back, read when it is asked for. */
export function DeliveryBody({ endpointId, id }: Props) {
  const dispatch = useAppDispatch();
  const { load, retry } = useAnswer(String(id), () => dispatch(lookAtDeliveries(endpointId, id)));
  if (load.status === 'failed') {
    return (
      <FailureAlert failure={load.failure} onRetry={retry}>
        {t('The details could not be loaded.')}
      </FailureAlert>
    );
  }
  if (load.status !== 'ready') return <FormSkeleton label={t('Loading the details…')} fields={2} />;
  const found = load.value.find((each) => String(each.id) === String(id));
  if (!found?.request) return <p className="ww-muted">{t('The server no longer has them.')}</p>;
  const { request, response } = found;
  return (
    <div className="ww-stack">
      <CodeBlock
        label={t('What was sent')}
        text={[
          ...request.headers.map(({ name, value }) => `${name}: ${value || '••••••••'}`),
          '',
          request.body,
        ].join('\n')}
        copyLabel={t('Copy what was sent')}
      />
      {response ? (
        <CodeBlock
          label={t('What came back')}
          text={response}
          copyLabel={t('Copy what came back')}
        />
      ) : (
        <p className="ww-muted">{t('Nothing came back.')}</p>
      )}
    </div>
  );
}
