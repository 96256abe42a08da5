import { useLayoutEffect, useRef, useState } from 'react';
import { t, tn } from '@shared/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { mayTakeFocus } from '@shared/focus/focused';
import { Dialog } from '@shared/ui/Dialog';
import type { LocationForm } from '../model/form';
import { nameOf, type Location } from '../model/locations';
import { CopyTargets } from './CopyTargets';
import { useCopies } from './useCopies';

interface Props {
  source: LocationForm;
  locations: Location[];
  targets: Location[];
  onClose: () => void;
}

/** Copies the boxes of one location to others, one save each, with a result per location. */
export function CopyDialog({ source, locations, targets, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { results, stopped, isBusy, copyTo, stop } = useCopies(source);
  const open = targets.filter(({ id }) => chosen.has(id) && results.get(id) !== 'saved');
  const isDone = results.size > 0 && [...results.values()].every((status) => status === 'saved');
  const hasFailed = open.some(({ id }) => results.has(id));

  // The button that was pressed has nothing left to do; disabled, it would drop the focus to the body. Who looks
  // for more locations meanwhile goes on typing: the next space would press Close.
  const closeButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = closeButton.current;
    if (isDone && button && mayTakeFocus(button.parentElement)) button.focus();
  }, [isDone]);

  return (
    <Dialog
      title={t('Copy the choices of %(location)s', { location: nameOf(locations, source.id) })}
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
            onClick={() => void copyTo(open.map(({ id }) => id))}
          >
            {copyLabel(open.length, hasFailed && !isBusy)}
          </BusyButton>
        </>
      }
      onClose={onClose}
    >
      {stopped && !isBusy && <FailureAlert failure={stopped} />}
      <CopyTargets
        targets={targets}
        chosen={chosen}
        results={results}
        isBusy={isBusy}
        onChoose={setChosen}
      />
    </Dialog>
  );
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
