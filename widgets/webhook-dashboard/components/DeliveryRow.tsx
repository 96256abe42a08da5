import type { WebhookDelivery, WebhookEndpoint } from '@shared/contract/webhookDashboard';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import { Badge } from '@shared/ui/Badge';
import { BusyButton } from '@shared/ui/BusyButton';
import { FactLine } from '@shared/ui/FactLine';
import { momentText } from '../model/words';
import { DeliveryBody } from './DeliveryBody';
import { isDouble, type Sending } from './useSending';

interface Props {
  endpointId: WebhookEndpoint['id'];
  delivery: WebhookDelivery;
  /** What was sent is shown under it. */
  isOpen: boolean;
  onToggle: () => void;
  /** Null where nothing is sent again. */
  sending: Sending | null;
}

/** What was sent, when, and what came back. */
export function DeliveryRow({ endpointId, delivery, isOpen, onToggle, sending }: Props) {
  const id = useDomId();
  const locale = useLocale();
  const { event, at, status, milliseconds, isTest } = delivery;
  const moment = momentText(at, locale);
  const name = { event, moment };
  return (
    <li>
      <div className="ww-delivery">
        <span className="ww-delivery-status">
          <Status delivery={delivery} />
        </span>
        <span className="ww-delivery-words">
          <bdi>{event}</bdi>
          <FactLine
            facts={[
              moment,
              status !== null && t('Status %(status)s', { status }),
              milliseconds !== null &&
                t('%(count)s ms', { count: formatCount(Math.round(milliseconds), locale) }),
              isTest && t('Test'),
            ]}
          />
        </span>
        <button
          type="button"
          className="btn btn-plain"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('Details of %(event)s, %(moment)s', name)}
          onClick={onToggle}
        >
          {t('Details')}
        </button>
        {sending && (
          <BusyButton
            className="btn-plain"
            isBusy={isSendingAgain(sending, delivery)}
            aria-disabled={sending.isBusy || undefined}
            aria-label={t('Send again: %(event)s, %(moment)s', name)}
            onClick={(event) => {
              if (!isDouble(event)) void sending.send({ deliveryId: delivery.id });
            }}
          >
            {t('Send again')}
          </BusyButton>
        )}
      </div>
      {isOpen && (
        <div id={id}>
          <DeliveryBody endpointId={endpointId} id={delivery.id} />
        </div>
      )}
    </li>
  );
}

const isSendingAgain = ({ isBusy, state }: Sending, { id }: WebhookDelivery) =>
  isBusy && 'what' in state && 'deliveryId' in state.what && state.what.deliveryId === id;

function Status({ delivery: { isDelivered, status } }: { delivery: WebhookDelivery }) {
  if (status === null) return <Badge tone="danger">{t('No answer')}</Badge>;
  return isDelivered ? (
    <Badge tone="success">{t('Delivered')}</Badge>
  ) : (
    <Badge tone="danger">{t('Failed')}</Badge>
  );
}
