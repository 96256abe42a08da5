import { useState } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import { rowFocus, useFocus } from '@shared/focus/useFocus';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import type { LocationRow } from '../model/answers';
import { nameOf } from '../model/words';
import { useAppDispatch } from '../state/slice';
import { moveBack, setActive, type Moved } from '../state/stockThunks';
import { DeactivateDialog } from './DeactivateDialog';
import { MoveDialog } from './MoveDialog';
import { backText, notMovedText } from './moveTexts';
import type { StockTask } from './task';
import { useNews, type News } from './useNews';

interface Props extends TaskProps<StockTask> {
  locations: readonly LocationRow[];
}

/** What moves stock, deactivates and activates locations, says how it went, and takes it back. */
export function Stocking({ locations, onTasks }: Props) {
  const dispatch = useAppDispatch();
  const focus = useFocus();
  const [opened, setOpened] = useState<StockTask | null>(null);
  const { news, searching, tell, run } = useNews();

  const activate = (location: LocationRow) => {
    const name = { name: nameOf(location) };
    const says = t('We don’t know yet whether the location was activated. Checking…');
    return run(`activate ${String(location.id)}`, says, async (onSearch) => {
      const end = await dispatch(setActive(location.id, true, onSearch));
      if (!('failure' in end)) return { says: t('Activated %(name)s.', name) };
      return {
        says: end.isUnknown
          ? t('We don’t know whether %(name)s was activated.', name)
          : t('%(name)s was not activated.', name),
        failure: end.failure,
        onRetry: () => void activate(location),
      };
    });
  };
  const takeBack = (moves: readonly Moved[]) => {
    const searching = t('We don’t know yet whether the batches were moved back. Checking…');
    return run(`back ${JSON.stringify(moves)}`, searching, async (onSearch) => {
      const says: string[] = [];
      for (const [place, moved] of moves.entries()) {
        const end = await dispatch(moveBack(moved, onSearch));
        if (end.status === 'moved') says.push(backText(moved, end.refused));
        else {
          const onRetry = () => void takeBack(moves.slice(place));
          says.push(notMovedText(end));
          return { says: says.join(' '), failure: end.failure, onRetry };
        }
      }
      return { says: says.join(' ') };
    });
  };
  const undo = async (location: LocationRow, act: () => Promise<void>) => {
    await act();
    // Who went on elsewhere is not led away from there.
    if (mayTakeFocus(null)) focus.moveTo(rowFocus(String(location.id)));
  };
  const take = (task: StockTask, mayOpen: boolean) => {
    if (task.kind === 'activate') void activate(task.location);
    else if (mayOpen) {
      tell(null);
      setOpened(task);
    }
  };
  useTasks(onTasks, take);
  const close = () => setOpened(null);
  return (
    <>
      {searching !== null && (
        <Banner level="warning" role="status">
          {searching}
        </Banner>
      )}
      {news && <Told news={news} onDismiss={() => tell(null)} />}
      {opened?.kind === 'move' && (
        <MoveDialog
          from={opened.location}
          locations={locations}
          onTell={(told, moves = []) => {
            const onUndo = () => void undo(opened.location, () => takeBack(moves));
            tell(moves.length > 0 ? { ...told, onUndo } : told);
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'deactivate' && (
        <DeactivateDialog
          location={opened.location}
          onTell={(told, canUndo) => {
            const { location } = opened;
            const onUndo = () => void undo(location, () => activate(location));
            tell(canUndo ? { ...told, onUndo } : told);
          }}
          onMove={() => take({ kind: 'move', location: opened.location }, true)}
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
