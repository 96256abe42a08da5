import { useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { lostAnswer } from '@shared/http/failure';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { BusyButton } from '@shared/ui/BusyButton';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import type { AccountingIntegrationConfig } from '../config';
import { countedBySet } from '../model/words';
import { refresh, revoke, type RefreshEnd } from '../state/connectionThunks';
import { useAppDispatch, useSets } from '../state/slice';
import type { Linking } from './useLinking';

interface Props {
  config: AccountingIntegrationConfig;
  linking: Linking;
  /** What became of reading QuickBooks anew; null while it is not known. */
  onRefreshed: (end: RefreshEnd | null) => void;
}

/** What concerns the connection as a whole: reading QuickBooks anew, and ending it. */
export function ConnectionActions({ config, linking, onRefreshed }: Props) {
  const { urls } = config;
  return (
    <>
      {urls.refresh && <RefreshButton url={urls.refresh} onRefreshed={onRefreshed} />}
      {urls.revoke && <RevokeButton url={urls.revoke} linking={linking} />}
    </>
  );
}

interface RefreshProps extends Pick<Props, 'onRefreshed'> {
  url: string;
}

function RefreshButton({ url, onRefreshed }: RefreshProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const handleRefresh = async () => {
    setIsBusy(true);
    onRefreshed(null);
    const end = await dispatch(refresh(url));
    setIsBusy(false);
    onRefreshed(end);
  };
  return (
    <BusyButton
      className="btn-outline-secondary"
      isBusy={isBusy}
      onClick={() => void handleRefresh()}
    >
      {t('Read QuickBooks again')}
    </BusyButton>
  );
}

function RevokeButton({ url, linking }: { url: string; linking: Linking }) {
  const dispatch = useAppDispatch();
  const says = useStops(linking.drafts.size);
  return (
    <ConfirmButton
      className="btn-outline-secondary"
      label={t('Disconnect')}
      title={t('Disconnect QuickBooks?')}
      says={says}
      action={t('Disconnect QuickBooks')}
      searching={t('We don’t know yet whether QuickBooks was disconnected. Looking again…')}
      onConfirm={async (onSearch) => {
        const outcome = await dispatch(revoke(url, onSearch));
        if (outcome.status === 'saved') return null;
        // Why it could not be looked up says nothing of whether it was done.
        return outcome.status === 'unknown' ? lostAnswer : outcome.failure;
      }}
    />
  );
}

/** What stops with the connection, how much of it, and what is left. */
function useStops(unsaved: number): string {
  const locale = useLocale();
  const sets = useSets('ours');
  const linked = countedBySet(
    (set) => sets[set]?.entries.filter(({ linkId }) => linkId !== null).length ?? 0,
    locale,
  );
  return [
    t('Orders are no longer sent to QuickBooks as invoices.'),
    linked && t('These lose their links: %(linked)s.', { linked }),
    t(
      'What is at QuickBooks stays there. This cannot be undone: after a new connection everything is linked anew.',
    ),
    unsaved > 0 &&
      tn('%(count)s unsaved change is kept.', '%(count)s unsaved changes are kept.', unsaved, {
        count: formatCount(unsaved, locale),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
