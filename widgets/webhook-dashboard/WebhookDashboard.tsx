import { t } from '@shared/page/i18n';
import { ListFrame } from '@shared/lists/ListFrame';
import { useResource } from '@shared/store/useResource';
import { Card } from '@shared/ui/Card';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { LoadedPart } from '@shared/ui/LoadedPart';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import type { WebhookDashboardConfig } from './config';
import { loadDeliveries } from './later';
import { endpointFacts } from './model/words';
import { webhooks } from './state/requests';
import { useAppSelector } from './state/slice';

// Fetched while the server is asked: tables and what reads a secret are no part of the first load.
const loadCards = async () => (await import('./components/Cards')).Cards;
const loadEditing = async () => (await import('./components/Editing')).Editing;

/** Those of the table that will stand there. */
const tracks = 'minmax(0, 3fr) 96px 96px minmax(0, 1.5fr) 112px';

/** Where events are sent, with which headers, and how they are signed. */
export function WebhookDashboard({ config }: { config: WebhookDashboardConfig }) {
  const { load, answer, read } = useResource(
    webhooks,
    undefined,
    useAppSelector((state) => state.webhooks),
  );
  const tasks = useLazyTasks(loadEditing);
  const canEdit = answer?.hasEditPermission ?? false;
  return (
    <ListFrame
      title={t('Webhooks')}
      facts={answer && endpointFacts(answer)}
      isReadOnly={answer && !canEdit}
      actions={
        canEdit && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => tasks.open({ kind: 'endpoint', endpoint: null })}
          >
            {t('Add endpoint')}
          </button>
        )
      }
    >
      {answer && (
        <LazyTasks tasks={tasks} isOff={!canEdit} props={{ answer, config, loadDeliveries }} />
      )}
      <LoadedPart
        of={{ load, answer, read }}
        code={loadCards}
        props={(shown) => ({
          answer: shown,
          config,
          onTask: canEdit ? tasks.open : null,
          onShowDeliveries: config.urls.deliveries ? tasks.open : null,
        })}
        skeleton={
          <Card>
            <TableSkeleton
              label={t('Loading the webhooks…')}
              columns={tracks}
              rows={4}
              rowHeight={56}
            />
          </Card>
        }
        failed={t('The webhooks could not be loaded.')}
        outdated={t('What is shown may be out of date.')}
      />
    </ListFrame>
  );
}
