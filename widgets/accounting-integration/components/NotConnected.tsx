import { useEffect, useLayoutEffect, useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { onPageRevisit } from '@shared/page/onPageRevisit';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { navigate } from '@shared/urls/navigate';
import { openStorage } from '@shared/page/storage';
import { Banner } from '@shared/ui/Banner';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { refreshIcon } from '@shared/ui/icons/refresh';
import { Toast } from '@shared/ui/Toast';
import { linkUrl } from '@shared/urls/guard';
import { useReturn } from '@shared/page/useReturn';
import type { AccountingIntegrationConfig } from '../config';
import { dataSet } from '../state/requests';
import { useAppDispatch } from '../state/slice';
import type { Linking } from './useLinking';

interface Props {
  config: AccountingIntegrationConfig;
  linking: Linking;
  /** There was a connection since the page began. */
  wasConnected: boolean | undefined;
}

/** That a consent was begun in this tab and nothing came of it yet. */
const beganKey = 'ww-quickbooks-consent';

/** What a connection is for, and the way to it. */
export function NotConnected({ config, linking, wasConnected }: Props) {
  const locale = useLocale();
  const { size } = linking.drafts;
  const { oauthBegin } = config.urls;
  const isOffered = config.hasEditPermission && oauthBegin !== undefined;
  return (
    <>
      {wasConnected && (
        <Banner level="info" role="status">
          {t('QuickBooks was disconnected. Nothing is sent to it any more.')}
          {size > 0 &&
            ` ${tn(
              'Your %(count)s unsaved change is kept until it is connected again.',
              'Your %(count)s unsaved changes are kept until it is connected again.',
              size,
              { count: formatCount(size, locale) },
            )}`}
        </Banner>
      )}
      {isOffered && !wasConnected && !config.connectOutcome && <Interrupted />}
      <Card>
        <div className="ww-mapping-off">
          <EmptyState
            icon={refreshIcon}
            title={t('Connect your books')}
            actions={isOffered && <Connect config={config} url={oauthBegin} />}
          >
            {isOffered
              ? t(
                  'Orders become invoices at QuickBooks Online. Once it is connected, you link your customers and products here.',
                )
              : t('Ask somebody who may change the settings to connect QuickBooks Online.')}
          </EmptyState>
        </div>
      </Card>
    </>
  );
}

interface ConnectProps {
  config: AccountingIntegrationConfig;
  url: string;
}

function Connect({ config, url }: ConnectProps) {
  const dispatch = useAppDispatch();
  const { events, name } = useWidget();
  const [isWaiting, setIsWaiting] = useState(false);
  // Any data set tells whether it is connected by now.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    return onPageRevisit(() => void dispatch(dataSet.read('quickbooksOnlineLTCustomers')));
  }, [isWaiting, dispatch]);
  useReturn(isWaiting, () => setIsWaiting(false));
  const says = t('Connect to QuickBooks');
  if (config.connectIn === 'tab') {
    return (
      <>
        <a
          className="btn btn-primary"
          href={linkUrl(url) ?? undefined}
          target="_blank"
          rel="noreferrer"
          onClick={() => setIsWaiting(true)}
        >
          {says}
        </a>
        {isWaiting && (
          <span className="ww-muted" role="status">
            {t('Finish in the other tab, then come back.')}
          </span>
        )}
      </>
    );
  }
  return (
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => {
        openStorage('sessionStorage').set(beganKey, true);
        navigate(events, name, url);
      }}
    >
      {says}
    </button>
  );
}

/** Somebody who went to the consent and came back by Back, or closed it, is told that nothing came of it. */
function Interrupted() {
  const [wasBegun, setWasBegun] = useState(false);
  useEffect(() => {
    const look = () => {
      const storage = openStorage('sessionStorage');
      if (storage.get(beganKey) !== true) return;
      storage.remove(beganKey);
      setWasBegun(true);
    };
    look();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
  if (!wasBegun) return null;
  return (
    <Banner level="warning" role="status" onDismiss={() => setWasBegun(false)}>
      {t('The connection was not finished. Nothing was changed.')}
    </Banner>
  );
}

interface OutcomeProps {
  outcome: NonNullable<AccountingIntegrationConfig['connectOutcome']>;
  onDismiss: () => void;
}

/** How the consent ended from which the user comes back. */
export function Outcome({ outcome, onDismiss }: OutcomeProps) {
  useEffect(() => openStorage('sessionStorage').remove(beganKey), []);
  if (outcome === 'connected') {
    return <Toast says={t('QuickBooks is connected.')} onDismiss={onDismiss} />;
  }
  return (
    <Banner level="warning" role="alert" onDismiss={onDismiss}>
      {outcome === 'refused'
        ? t('QuickBooks was not connected: the consent was refused there.')
        : t('QuickBooks was not connected: something went wrong there. Try again.')}
    </Banner>
  );
}
