import { useState } from 'react';
import { t } from '@shared/page/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { LazyPart } from '@shared/ui/LazyPart';
import { Screen } from '@shared/ui/Screen';
import { Menu } from './components/Menu';
import { useAge } from './components/useAge';
import type { PublicStorefrontConfig } from './config';
import { guardedMenu } from './state/requests';

const loadGate = async () => (await import('./components/AgeGate')).AgeGate;

/** A seller's menu for everyone who is old enough. Nothing of it is asked for or drawn before somebody says so. */
export function PublicStorefront({ config }: { config: PublicStorefrontConfig }) {
  const { isConfirmed, isStillConfirmed, confirm } = useAge(config);
  const { host } = useWidget();
  // Made before anybody answers: nothing of the menu stays in the page until then.
  const [resource] = useState(() => guardedMenu(host, isStillConfirmed));
  if (isConfirmed) return <Menu config={config} resource={resource} />;
  return (
    <Screen title={t('Product menu')}>
      <p className="ww-muted">{t('The menu opens once you have confirmed your age.')}</p>
      <LazyPart load={loadGate} props={{ config, onConfirm: confirm }} />
    </Screen>
  );
}
