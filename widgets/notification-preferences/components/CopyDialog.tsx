import { useLayoutEffect, useRef, useState } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import { CheckList } from '@shared/forms/CheckList';
import { failureOf } from '@shared/forms/recordEdits';
import { t, tn } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { Dialog } from '@shared/ui/Dialog';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { failureText } from '@shared/ui/failureText';
import type { Location } from '../model/locations';
import { selectShown, selectUnsaved } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { copiedFirst } from './copiedFirst';
import { useCopies, type CopyStatus } from './useCopies';

interface Props {
  /** Of the location whose boxes are copied. */
  name: string;
  targets: Location[];
  onWorking: (isWorking: boolean) => void;
  onClose: () => void;
}

/** Copies the boxes of one location to others, one save each, with a result per location. */
export function CopyDialog({ name, targets, onWorking, onClose }: Props) {
  const unsaved = useAppSelector(selectUnsaved);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // The boxes as they stood when the dialog was opened: saving one location lets the others be read anew.
  const [source] = useState(useAppSelector(selectShown));
  const { results, begun, stopped, isBusy, copyTo, stop } = useCopies(source, onWorking);
  const isSaved = (id: string) => results.get(id)?.status === 'saved';
  const open = chosen.filter((id) => !isSaved(id));
  const isDone =
    results.size > 0 && [...results.values()].every(({ status }) => status === 'saved');

  // The button that was pressed has nothing left to do; disabled, it would drop the focus to the body. Who looks
  // for more locations meanwhile goes on typing: the next space would press Close.
  const closeButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = closeButton.current;
    if (isDone && button && mayTakeFocus(button.parentElement)) button.focus();
  }, [isDone]);

  return (
    <Dialog
      title={t('Copy the choices of %(location)s', { location: name })}
      size="form"
      isBusy={isBusy}
      isDirty={open.length > 0}
      actions={
        <>
          <button
            ref={closeButton}
            type="button"
            className="btn btn-outline-secondary"
            onClick={isBusy ? stop : onClose}
          >
            {closeLabel(isBusy, results.size > 0)}
          </button>
          <BusyButton
            className="btn-primary"
            isBusy={isBusy}
            disabled={open.length === 0 && !isBusy}
            onClick={() => void copyTo(open)}
          >
            {copyLabel(open.length, !isBusy && open.some((id) => results.has(id)))}
          </BusyButton>
        </>
      }
      onClose={onClose}
    >
      {stopped && !isBusy && <FailureAlert failure={stopped} />}
      <fieldset>
        <legend className="visually-hidden">{t('Copy to')}</legend>
        <CheckList
          all={
            targets.length > 1 ? t('Select all %(count)s', { count: targets.length }) : undefined
          }
          options={copiedFirst(targets, begun, results).map(({ id, name: target }) => ({
            id,
            name: target,
            note: noteOf(
              results.get(id),
              unsaved.some((row) => row.id === id),
            ),
          }))}
          chosen={chosen}
          find={t('Find a location')}
          notFound={t('No location has this name.')}
          isDisabled={isBusy}
          onChoose={setChosen}
        />
      </fieldset>
    </Dialog>
  );
}

/** How its copy went; before it that its own unsaved changes would be replaced. */
function noteOf(result: CopyStatus | undefined, isEdited: boolean) {
  const muted = (says: string) => <span className="ww-muted">{says}</span>;
  if (!result) return isEdited && muted(t('Replaces its unsaved changes'));
  if (result.status === 'pending') return muted(t('Copying…'));
  if (result.status === 'searching')
    return muted(t('We don’t know yet whether it was saved. Checking…'));
  if (result.status === 'saved') return <span className="text-success">{t('Saved')}</span>;
  const failure = failureOf(result);
  const why = failure ? failureText(failure) : '';
  const says = result.status === 'unknown' ? why : t('Not saved. %(why)s', { why });
  return <span className="text-danger">{says}</span>;
}

function closeLabel(isBusy: boolean, hasBegun: boolean): string {
  if (isBusy) return t('Stop after this one');
  return hasBegun ? t('Finish') : t('Cancel');
}

function copyLabel(count: number, isAgain: boolean): string {
  if (count === 0) return t('Copy');
  return isAgain
    ? tn('Try %(count)s location again', 'Try %(count)s locations again', count)
    : tn('Copy to %(count)s location', 'Copy to %(count)s locations', count);
}
