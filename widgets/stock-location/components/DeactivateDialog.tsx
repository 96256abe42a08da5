import { Fragment } from 'react';
import { fewNames } from '@shared/format/fewNames';
import type { RowChanges } from '@shared/forms/useRowChanges';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { Loaded } from '@shared/ui/Loaded';
import { WriteDialog } from '@shared/ui/WriteDialog';
import type { Dependents, LocationRow } from '../model/answers';
import { nameOf } from '../model/words';
import { activityTexts } from '../state/activity';
import type { LocationFields } from '../state/locationRecord';
import type { LocationExtra } from '../state/locations';
import { useChangeDialog } from './useChangeDialog';

interface Props {
  location: LocationRow;
  activity: RowChanges<LocationRow, LocationFields, LocationExtra>;
  /** Asks to move what is kept there. */
  onMove: () => void;
  onClose: () => void;
}

/** Asks before a location is deactivated, once it is known what depends on it. */
export function DeactivateDialog({ location, activity, onMove, onClose }: Props) {
  const { dependents, send, parts } = useChangeDialog(location, activity, activityTexts, onClose);
  return (
    <WriteDialog
      {...parts}
      title={t('Deactivate %(name)s?', { name: nameOf(location) })}
      size="ask"
      action={t('Deactivate location')}
      isDanger
      isOff={dependents.load.status !== 'ready'}
      whyOff={t('What depends on it is still being looked up.')}
      onAct={() => send([location], { isActive: false })}
    >
      <p className="ww-dependents-says">
        {t('It is no longer offered for batches and orders. You can activate it again.')}
      </p>
      <Loaded
        of={dependents}
        failed={t('What depends on it could not be loaded.')}
        skeleton={<FormSkeleton label={t('Looking up what depends on it…')} fields={2} />}
      >
        {(of) => (
          <DependentsList
            of={of}
            onMove={() => {
              parts.onClose();
              onMove();
            }}
          />
        )}
      </Loaded>
    </WriteDialog>
  );
}

/** Names that are said one after the other. */
const most = 6;

/** What depends on the location, by name. */
function DependentsList({ of, onMove }: { of: Dependents; onMove: () => void }) {
  const locale = useLocale();
  const { batches, people, orders } = of;
  const [here, leaving, may] = [batches.length, orders?.length ?? 0, people.length];
  const kinds = [
    [tn('%(count)s batch is kept here', '%(count)s batches are kept here', here), batches],
    [
      tn('%(count)s open order leaves from here', '%(count)s open orders leave from here', leaving),
      orders ?? [],
    ],
    [tn('%(count)s person has access', '%(count)s people have access', may), people],
  ] as const;
  const named = kinds.filter(([, those]) => those.length > 0);
  if (named.length === 0) {
    return (
      <p>{orders ? t('Nothing depends on it.') : t('No batches and no people depend on it.')}</p>
    );
  }
  return (
    <>
      <dl className="ww-dependents">
        {named.map(([says, those]) => (
          <Fragment key={says}>
            <dt>{says}</dt>
            <dd>
              <bdi>
                {fewNames(
                  those.map(({ name }) => name),
                  most,
                  locale,
                )}
              </bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      {here > 0 && (
        <Banner
          level="warning"
          actions={
            <button type="button" className="btn btn-outline-secondary" onClick={onMove}>
              {t('Move stock')}
            </button>
          }
        >
          {t('Move the batches to another location first.')}
        </Banner>
      )}
    </>
  );
}
