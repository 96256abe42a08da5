import { Fragment } from 'react';
import type { StockLocationDependents } from '@shared/contract/stockLocation';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { useAnswer } from '@shared/store/useAnswer';
import { Banner } from '@shared/ui/Banner';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import type { LocationRow } from '../model/answers';
import { nameOf, namesText } from '../model/words';
import { useAppDispatch } from '../state/slice';
import { readDependentsOf, setActive, type Unsettled } from '../state/stockThunks';
import type { News } from './useNews';

interface Props {
  location: LocationRow;
  /** `canUndo` where it was this dialog that deactivated it. */
  onTell: (news: News, canUndo?: boolean) => void;
  /** Asks to move what is kept there. */
  onMove: () => void;
  onClose: () => void;
}

/** Asks before a location is deactivated, once it is known what depends on it. */
export function DeactivateDialog({ location, onTell, onMove, onClose }: Props) {
  const dispatch = useAppDispatch();
  const name = { name: nameOf(location) };
  const { load, retry } = useAnswer('', () => dispatch(readDependentsOf(location.id)));
  const textOf = ({ isUnknown }: Unsettled) =>
    isUnknown
      ? t('We don’t know whether %(name)s was deactivated.', name)
      : t('%(name)s was not deactivated.', name);
  const write = useDialogWrite<Unsettled>(onClose, (late) =>
    onTell({ says: textOf(late), failure: late.failure }),
  );
  const { send, why, isSearching, isStuck } = write;
  const isRead = load.status === 'ready';
  const deactivate = () =>
    send(async (onSearch) => {
      const end = await dispatch(setActive(location.id, false, onSearch));
      if ('failure' in end) return end;
      onTell({ says: t('Deactivated %(name)s.', name) }, end.isSent);
      return null;
    });

  return (
    <Dialog
      title={t('Deactivate %(name)s?', name)}
      size="ask"
      isBusy={isStuck}
      onClose={onClose}
      actions={
        <DialogActions
          label={t('Deactivate location')}
          isDanger
          write={write}
          isOff={!isRead}
          whyOff={t('What depends on it is still being looked up.')}
          onAct={() => void deactivate()}
          onClose={onClose}
        />
      }
    >
      <div className="ww-stack">
        <p className="ww-dependents-says">
          {t('It is no longer offered for batches and orders. You can activate it again.')}
        </p>
        {load.status === 'failed' && (
          <FailureAlert failure={load.failure} onRetry={retry}>
            {t('What depends on it could not be loaded.')}
          </FailureAlert>
        )}
        {load.status === 'pending' && (
          <FormSkeleton label={t('Looking up what depends on it…')} fields={2} />
        )}
        {isRead && <Dependents of={load.value} onMove={onMove} />}
        {isSearching && (
          <Banner level="warning" role="status">
            {t('We don’t know yet whether the location was deactivated. Checking…')}
          </Banner>
        )}
        {why && <FailureAlert failure={why.failure}>{textOf(why)}</FailureAlert>}
      </div>
    </Dialog>
  );
}

interface DependentsProps {
  of: StockLocationDependents;
  onMove: () => void;
}

/** What depends on the location, by name. */
function Dependents({ of: { batches, people, orders }, onMove }: DependentsProps) {
  const locale = useLocale();
  const kinds = [
    {
      says: tn('%(count)s batch is kept here', '%(count)s batches are kept here', batches.length),
      names: batches.map(({ batchRef }) => batchRef),
    },
    {
      says: tn(
        '%(count)s open order leaves from here',
        '%(count)s open orders leave from here',
        orders?.length ?? 0,
      ),
      names: (orders ?? []).map(({ name }) => name),
    },
    {
      says: tn('%(count)s person has access', '%(count)s people have access', people.length),
      names: people.map(({ name }) => name),
    },
  ].filter(({ names }) => names.length > 0);
  if (kinds.length === 0) {
    return (
      <p>{orders ? t('Nothing depends on it.') : t('No batches and no people depend on it.')}</p>
    );
  }
  return (
    <>
      <dl className="ww-dependents">
        {kinds.map(({ says, names }) => (
          <Fragment key={says}>
            <dt>{says}</dt>
            <dd>
              <bdi>{namesText(names, locale)}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      {batches.length > 0 && (
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
