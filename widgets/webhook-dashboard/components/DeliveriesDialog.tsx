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
import { NearWindow } from '@shared/ui/NearWindow';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { ToastPlace } from '@shared/ui/toastPlace';
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

/** Rows that are drawn or not drawn together; of more than these only what is near the window is. */
const chunkLength = 50;
/** Pixels of a row before one was drawn. */
const guessedHeight = 62;

const chunksOf = (rows: readonly WebhookDelivery[]) =>
  Array.from({ length: Math.ceil(rows.length / chunkLength) }, (_, index) =>
    rows.slice(index * chunkLength, (index + 1) * chunkLength),
  );

/** What was sent to an endpoint last, and what came of it. */
export function DeliveriesDialog({ endpoint, answer, canSend, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { load, retry } = useAnswer(String(endpoint.id), () =>
    dispatch(lookAtDeliveries(endpoint.id)),
  );
  const sending = useSending(endpoint.id, retry);
  const [toasts, setToasts] = useState<HTMLElement | null>(null);
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
        <ToastPlace value={toasts}>
          <SendNews sending={sending} />
        </ToastPlace>
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
          <div role="group" aria-label={t('Deliveries')}>
            {chunksOf(deliveries).map((chunk, index, { length }) => (
              <NearWindow
                key={index}
                className="ww-deliveries"
                isWindowed={length > 1}
                guessedHeight={guessedHeight * chunk.length}
                isPinned={chunk.some(({ id }) => id === openId)}
              >
                {() =>
                  chunk.map((delivery) => (
                    <DeliveryRow
                      key={String(delivery.id)}
                      endpointId={endpoint.id}
                      delivery={delivery}
                      isOpen={openId === delivery.id}
                      onToggle={() => setOpenId(openId === delivery.id ? null : delivery.id)}
                      sending={canSend ? sending : null}
                    />
                  ))
                }
              </NearWindow>
            ))}
          </div>
        )}
        <div className="ww-drawer-toasts ww-deliveries-toasts" ref={setToasts} />
      </div>
    </Dialog>
  );
}
