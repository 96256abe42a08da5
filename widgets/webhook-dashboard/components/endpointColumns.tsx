import type { WebhookEndpoint } from '@shared/contract/webhookDashboard';
import { t } from '@shared/page/i18n';
import { activeColumn } from '@shared/lists/activeColumn';
import type { Column } from '@shared/lists/column';
import { NameLines } from '@shared/lists/NameLines';
import { RowActions } from '@shared/lists/RowActions';
import { nameOf } from '../model/words';
import { eventsText } from '../model/events';
import { lastDeliveryText } from '../model/words';
import type { Task } from './task';

interface Facts {
  locale: string;
  /** Null where nothing can be changed. */
  onTask: ((task: Task) => void) | null;
  onShowDeliveries: ((task: Task) => void) | null;
}

type Endpoints = Column<WebhookEndpoint>;

const kinds = {
  url: { type: 'link', width: 'minmax(0, 3fr)' },
  status: { type: 'badge', width: '96px' },
  events: { type: 'text', width: '96px' },
  last: { type: 'text', width: 'minmax(0, 1.5fr)' },
  actions: { type: 'actions', width: '112px' },
} as const satisfies Record<string, Pick<Endpoints, 'type' | 'width'>>;

export function endpointColumns({ locale, onTask, onShowDeliveries }: Facts): Endpoints[] {
  const columns: (Endpoints | false)[] = [
    {
      key: 'url',
      header: t('Address'),
      ...kinds.url,
      render: (endpoint) => <EndpointName endpoint={endpoint} />,
    },
    activeColumn(({ isActive }) => isActive, t('Paused'), kinds.status),
    {
      key: 'events',
      header: t('Events'),
      ...kinds.events,
      render: ({ events }) => <bdi>{eventsText(events, locale)}</bdi>,
      title: ({ events }) => events?.join(', '),
    },
    {
      key: 'last',
      header: t('Last delivery'),
      ...kinds.last,
      render: (endpoint) => <LastDelivery endpoint={endpoint} locale={locale} />,
      title: (endpoint) => lastDeliveryText(endpoint, locale),
    },
    (onTask !== null || onShowDeliveries !== null) && {
      key: 'actions',
      header: t('Actions'),
      ...kinds.actions,
      render: (endpoint) => (
        <EndpointActions endpoint={endpoint} onTask={onTask} onShowDeliveries={onShowDeliveries} />
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

const EndpointName = ({ endpoint }: { endpoint: WebhookEndpoint }) => (
  <NameLines says={endpoint.description}>
    <bdi dir="ltr" title={endpoint.url}>
      {nameOf(endpoint)}
    </bdi>
  </NameLines>
);

const LastDelivery = ({ endpoint, locale }: { endpoint: WebhookEndpoint; locale: string }) =>
  endpoint.lastDelivery && !endpoint.lastDelivery.isDelivered ? (
    <span className="ww-note ww-note-danger">
      <bdi>{lastDeliveryText(endpoint, locale)}</bdi>
    </span>
  ) : (
    <bdi className={endpoint.lastDelivery ? undefined : 'ww-muted'}>
      {lastDeliveryText(endpoint, locale)}
    </bdi>
  );

type ActionsProps = { endpoint: WebhookEndpoint } & Omit<Facts, 'locale'>;

function EndpointActions({ endpoint, onTask, onShowDeliveries }: ActionsProps) {
  const showDeliveries = () => onShowDeliveries?.({ kind: 'deliveries', endpoint });
  if (!onTask) {
    return (
      <span className="ww-hook-actions">
        <button
          type="button"
          className="btn btn-plain"
          aria-label={t('Deliveries to %(name)s', { name: nameOf(endpoint) })}
          onClick={showDeliveries}
        >
          {t('Deliveries')}
        </button>
      </span>
    );
  }
  return (
    <span className="ww-hook-actions">
      <RowActions
        name={nameOf(endpoint)}
        onEdit={() => onTask({ kind: 'endpoint', endpoint })}
        entries={[
          onShowDeliveries !== null && { label: t('Deliveries'), onSelect: showDeliveries },
          {
            label: endpoint.isActive ? t('Pause') : t('Resume'),
            onSelect: () => onTask({ kind: 'activity', endpoint }),
          },
          {
            label: t('Delete'),
            isDanger: true,
            onSelect: () => onTask({ kind: 'deletion', endpoint }),
          },
        ]}
      />
    </span>
  );
}
