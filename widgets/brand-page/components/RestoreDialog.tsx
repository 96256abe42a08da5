import { useEffect, useState } from 'react';
import { t } from '@shared/page/i18n';
import type { Load } from '@shared/store/load';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { PageAnswer } from '../model/answers';
import { lossesOf } from '../model/changes';
import { useAppDispatch } from '../state/slice';
import { openPage } from '../state/thunks';
import type { EditorState } from './useEditor';

interface Props {
  editor: EditorState;
  onClose: () => void;
}

/** Asks, with all that would be lost, whether the page shall be as the server has it: it is downloaded first. */
export function RestoreDialog({ editor, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [load, setLoad] = useState<Load<PageAnswer>>({ status: 'pending' });
  const [attempt, setAttempt] = useState(0);
  const { isBusy } = editor.saving;
  useEffect(() => {
    // What is read while a save is on its way is older than what that makes of the page.
    if (isBusy) return;
    let isOpen = true;
    void dispatch(openPage()).then((found) => {
      if (!isOpen) return;
      setLoad(
        found.ok
          ? { status: 'ready', value: found.value }
          : { status: 'failed', failure: found.failure },
      );
    });
    return () => {
      isOpen = false;
    };
  }, [attempt, dispatch, isBusy]);

  const losses = lossesOf(editor.editing.base, editor.page);
  const restore = () => {
    if (load.status !== 'ready') return;
    editor.takeTheirs(load.value);
    editor.resetAll(t('Restore the saved page'));
    onClose();
  };
  return (
    <Dialog
      title={t('Restore the saved page?')}
      size="form"
      onClose={onClose}
      actions={
        <DialogActions
          label={t('Restore page')}
          write={{ isBusy: load.status === 'pending', isSearching: false, isStuck: false }}
          isOff={load.status === 'failed'}
          onAct={restore}
          onClose={onClose}
        />
      }
    >
      <div className="ww-stack">
        {load.status === 'failed' && (
          <FailureAlert
            failure={load.failure}
            onRetry={() => {
              setLoad({ status: 'pending' });
              setAttempt(attempt + 1);
            }}
          >
            {t('The saved page could not be loaded.')}
          </FailureAlert>
        )}
        {load.status === 'pending' && <p role="status">{t('Loading the saved page…')}</p>}
        {losses.length === 0 ? (
          <p>{t('You have no unsaved changes. The page shows what was last saved.')}</p>
        ) : (
          <>
            <p>{t('These unsaved changes will be lost. You can undo this.')}</p>
            <ul>
              {losses.map((loss, index) => (
                <li key={index}>
                  <bdi>{loss}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
