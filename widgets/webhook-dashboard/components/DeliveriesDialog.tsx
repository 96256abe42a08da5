import { useState } from 'react';
import type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhooksAnswer,
} from '@shared/contract/webhookDashboard';
import { useAnswer } from '@shared/store/useAnswer';
import { t } from '@shared/page/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { inboxIcon } from '@shared/ui/icons/inbox';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { nameOf } from '../model/words';
import { lookAtDeliveries } from '../state/deliveryThunks';
import { useAppDispatch } from '../state/slice';
import { DeliveryRow } from './DeliveryRow';
import { SendNews } from './SendNews';
import { TestSender } from './TestSender';
import { useSending } from './useSending';

interface Props {
  endpoint: WebhookEndpoint;
  answer: WebhooksAnswer;
  /** The server sends tests, and deliveries again. */
  canSend: boolean;
  onClose: () => void;
}

/** What was sent to an endpoint last, and what came of it. */
export function DeliveriesDialog({ endpoint, answer, canSend, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { load, retry } = useAnswer(String(endpoint.id), () =>
    dispatch(lookAtDeliveries(endpoint.id)),
  );
  const sending = useSending(endpoint.id, retry);
  const [openId, setOpenId] = useState<WebhookDelivery['id'] | null>(null);
  const deliveries = load.status === 'ready' || load.status === 'pending' ? load.value : undefined;

  return (
    <Dialog
      title={t('Deliveries to %(name)s', { name: nameOf(endpoint) })}
      size="preview"
      onClose={onClose}
    >
      <div className="ww-stack">
        {canSend && <TestSender endpoint={endpoint} answer={answer} sending={sending} />}
        <SendNews sending={sending} />
        {load.status === 'failed' && (
          <FailureAlert failure={load.failure} onRetry={retry}>
            {t('The deliveries could not be loaded.')}
          </FailureAlert>
        )}
        {!deliveries && load.status === 'pending' && (
          <TableSkeleton label={t('Loading the deliveries…')} columns="1fr 1fr 96px" rows={6} />
        )}
        {deliveries?.length === 0 && (
          <EmptyState icon={inboxIcon} title={t('Nothing was sent to this endpoint yet.')} />
        )}
        {deliveries && deliveries.length > 0 && (
          <ul className="ww-deliveries" aria-label={t('Deliveries')}>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={String(delivery.id)}
                endpointId={endpoint.id}
                delivery={delivery}
                isOpen={openId === delivery.id}
                onToggle={() => setOpenId(openId === delivery.id ? null : delivery.id)}
                sending={canSend ? sending : null}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
