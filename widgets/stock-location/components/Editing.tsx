import { useState } from 'react';
import type { ListedLocation } from '@shared/contract/stockLocation';
import { mayTakeFocus } from '@shared/focus/focused';
import { rowFocus, useFocus } from '@shared/focus/useFocus';
import { RecordDialog } from '@shared/forms/RecordDialog';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import { Toast } from '@shared/ui/Toast';
import type { StockLocationConfig } from '../config';
import { usageText } from '../model/words';
import { locationRecord } from '../state/locationRecord';
import { DeactivateDialog } from './DeactivateDialog';
import { LocationForm } from './LocationForm';
import { MoveDialog } from './MoveDialog';
import type { Task } from './task';
import { useActivation, type News } from './useActivation';

interface Props extends TaskProps<Task> {
  config: StockLocationConfig;
  locations: readonly ListedLocation[];
}

/** What changes locations and moves their stock, and says how it went. */
export function Editing({ config, locations, onTasks, isOff }: Props) {
  const [opened, setOpened] = useState<Task | null>(null);
  const activation = useActivation();
  const focus = useFocus();
  const { tell } = activation;
  const editor = useRecordEditor(locationRecord, {
    list: config.urls.stockLocations,
    rows: locations,
    isOff,
  });

  const take = (task: Task, mayOpen: boolean) => {
    if (task.kind === 'activate') void activation.activate(task.location);
    else if (task.kind === 'edit') editor.take(task.location, mayOpen);
    else if (mayOpen) {
      tell(null);
      setOpened(task);
    }
  };
  useTasks(onTasks, take);
  const undo = async (location: ListedLocation) => {
    await activation.activate(location);
    // Who went on elsewhere is not led away from there.
    if (mayTakeFocus(null)) focus.moveTo(rowFocus(String(location.id)));
  };
  const close = () => setOpened(null);
  return (
    <>
      <RecordDialog
        editor={editor}
        textOf={(name, fields) =>
          name === 'isShippedFrom' ? usageText(fields.isShippedFrom) : fields[name]
        }
      >
        {(form) => <LocationForm form={form} />}
      </RecordDialog>
      {activation.isSearching && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the location was activated. Checking…')}
        </Banner>
      )}
      {activation.news && <Told news={activation.news} onDismiss={() => tell(null)} />}
      {opened?.kind === 'move' && (
        <MoveDialog from={opened.location} locations={locations} onTell={tell} onClose={close} />
      )}
      {opened?.kind === 'deactivate' && (
        <DeactivateDialog
          location={opened.location}
          onTell={(news, canUndo) =>
            tell(canUndo ? { says: news.says, onUndo: () => void undo(opened.location) } : news)
          }
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
