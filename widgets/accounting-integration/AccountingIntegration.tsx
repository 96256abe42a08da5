import { useState } from 'react';
import { t } from '@shared/page/i18n';
import { useResource } from '@shared/store/useResource';
import { Card } from '@shared/ui/Card';
import { PartFailed } from '@shared/ui/LazyPart';
import { Badge } from '@shared/ui/Badge';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { useLinking } from './components/useLinking';
import type { AccountingIntegrationConfig } from './config';
import { loadDialogs } from './later';
import { dataSetNames, type DataSetName } from './model/sets';
import type { RefreshEnd } from './state/connectionThunks';
import { loadOf, useAppSelector } from './state/slice';
import { dataSet } from './state/requests';

const loadParts = () => import('./components/parts');

/** Those of the tables that will stand there. */
const tracks = 'minmax(0, 3fr) 32px minmax(0, 3fr) 120px 96px';

/** What a vendor has, linked to what the company has at QuickBooks. */
export function AccountingIntegration({ config }: { config: AccountingIntegrationConfig }) {
  const told = useAppSelector((state) => state.isIntegrated);
  const name = useAppSelector((state) => state.companyName) ?? config.companyName;
  const isIntegrated = told ?? config.integrated ?? true;
  const wasConnected = useAppSelector((state) => state.wasConnected) || config.integrated;
  const canEdit = config.hasEditPermission;
  const linking = useLinking();
  // Fetched while the server is asked: tables and what changes links are no part of the first load.
  const [parts, fetchParts] = useLazyAtOnce(loadParts);
  const code = parts.status === 'ready' ? parts.value : null;
  const [refreshEnd, setRefreshEnd] = useState<RefreshEnd | null>(null);
  const [outcome, setOutcome] = useState(config.connectOutcome ?? null);

  return (
    <Screen
      title={t('Accounting integration')}
      facts={isIntegrated ? t('QuickBooks Online · %(name)s', { name: name ?? '–' }) : '\u00a0'}
      badges={
        <>
          {isIntegrated ? (
            <Badge tone="success">{t('Connected')}</Badge>
          ) : (
            <Badge tone="neutral">{t('Not connected')}</Badge>
          )}
          {!canEdit && <ReadOnlyBadge />}
        </>
      }
      actions={
        code &&
        isIntegrated &&
        canEdit && (
          <code.ConnectionActions config={config} linking={linking} onRefreshed={setRefreshEnd} />
        )
      }
    >
      {isIntegrated && dataSetNames.map((each) => <Reader key={each} name={each} />)}
      {code && outcome && <code.Outcome outcome={outcome} onDismiss={() => setOutcome(null)} />}
      {code && refreshEnd && isIntegrated && (
        <code.RefreshNews end={refreshEnd} onDismiss={() => setRefreshEnd(null)} />
      )}
      {code && canEdit && (
        <code.DraftKeeper config={config} linking={linking} isShown={isIntegrated} />
      )}
      {code && !isIntegrated && <code.NotConnected {...{ config, linking, wasConnected }} />}
      {code && isIntegrated && (
        <code.Board {...{ config, loadDialogs }} linking={canEdit ? linking : null} />
      )}
      {parts.status === 'failed' && <PartFailed onRetry={fetchParts} />}
      {!code && parts.status !== 'failed' && (
        <Card>
          <TableSkeleton label={t('Loading…')} columns={tracks} rows={12} />
        </Card>
      )}
    </Screen>
  );
}

/** Reads one data set: the five are loaded together, and one that failed is tried again alone. */
function Reader({ name }: { name: DataSetName }) {
  useResource(
    dataSet,
    name,
    useAppSelector((state) => loadOf(state, name)),
  );
  return null;
}
