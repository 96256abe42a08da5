import { useState } from 'react';
import type { ListedLocation } from '@shared/contract/stockLocation';
import { mayTakeFocus } from '@shared/focus/focused';
import { rowFocus, useFocus } from '@shared/focus/useFocus';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { useLazy } from '@shared/ui/useLazy';
import { useTaken } from '@shared/useTaken';
import type { EditingProps } from './Editing';
import { useActivation, type News } from './useActivation';

const loadMove = () => import('./MoveDialog');
const loadDeactivate = () => import('./DeactivateDialog');

interface Opened {
  kind: 'move' | 'deactivate';
  location: ListedLocation;
}

/** What is done with a location and its stock: batches are moved, it is deactivated, and activated again. */
export function StockTasks({ locations, task, onTask }: EditingProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [move, startMove] = useLazy(loadMove, { takesFocus: true });
  const [deactivate, startDeactivate] = useLazy(loadDeactivate, { takesFocus: true });
  const activation = useActivation();
  const focus = useFocus();
  const { tell } = activation;

  useTaken(task?.kind === 'edit' ? null : task, (taken) => {
    onTask(null);
    const { kind, location } = taken;
    if (kind === 'activate') {
      void activation.activate(location);
      return;
    }
    tell(null);
    if (kind === 'move') startMove();
    else startDeactivate();
    setOpened({ kind, location });
  });
  const undo = async (location: ListedLocation) => {
    await activation.activate(location);
    // Who went on elsewhere is not led away from there.
    if (mayTakeFocus(null)) focus.moveTo(rowFocus(String(location.id)));
  };
  const close = () => setOpened(null);
  const isMissing =
    (opened?.kind === 'move' && move.status === 'failed') ||
    (opened?.kind === 'deactivate' && deactivate.status === 'failed');
  return (
    <>
      {isMissing && <DialogFailed />}
      {activation.isSearching && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the location was activated. Checking…')}
        </Banner>
      )}
      {activation.news && <Told news={activation.news} onDismiss={() => tell(null)} />}
      {opened?.kind === 'move' && move.status === 'ready' && (
        <move.value.MoveDialog
          from={opened.location}
          locations={locations}
          onTell={tell}
          onClose={close}
        />
      )}
      {opened?.kind === 'deactivate' && deactivate.status === 'ready' && (
        <deactivate.value.DeactivateDialog
          location={opened.location}
          onTell={(news, canUndo) =>
            tell(canUndo ? { says: news.says, onUndo: () => void undo(opened.location) } : news)
          }
          onMove={() => onTask({ kind: 'move', location: opened.location })}
          onClose={close}
        />
      )}
    </>
  );
}

function Told({ news, onDismiss }: { news: News; onDismiss: () => void }) {
  if (!('failure' in news)) {
    const { says, onUndo } = news;
    return <Toast key={says} says={says} {...(onUndo && { onUndo })} onDismiss={onDismiss} />;
  }
  return (
    <FailureAlert
      failure={news.failure}
      retryLabel={t('Try again')}
      {...(news.onRetry && { onRetry: news.onRetry })}
    >
      {news.says}
    </FailureAlert>
  );
}
