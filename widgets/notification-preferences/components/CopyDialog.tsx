import { useEffect, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { Failure } from '../../../shared/http/failure';
import { t, tn } from '../../../shared/i18n';
import { useDomId, useWidget } from '../../../shared/mount/WidgetContext';
import { BusyButton } from '../../../shared/ui/BusyButton';
import type { Location } from '../locations';
import { copyBoxes, ensureOptions } from '../state/flows';
import { useAppDispatch } from '../state/slice';
import { CopyTargets } from './CopyTargets';

/** How far the copy to one location is. */
export type CopyStatus = 'pending' | 'saved' | Failure;

interface Props {
  source: Location;
  targets: Location[];
  onClose: () => void;
}

/** Copies the boxes of one location to others, one save each, with a result per location. */
export function CopyDialog({ source, targets, onClose }: Props) {
  const titleId = useDomId();
  const { portal } = useWidget();
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<ReadonlyMap<string, CopyStatus>>(new Map());
  const isBusy = [...results.values()].includes('pending');
  const open = targets.filter(({ id }) => chosen.has(id) && results.get(id) !== 'saved');
  const isDone = results.size > 0 && [...results.values()].every((status) => status === 'saved');
  const hasFailed = open.some(({ id }) => results.has(id));

  // The button that was pressed has nothing left to do; disabled, it would drop the focus to the body.
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isDone) closeButton.current?.focus();
  }, [isDone]);

  const handleCopy = async () => {
    const tell = (id: string, status: CopyStatus) =>
      setResults((before) => new Map(before).set(id, status));
    for (const { id } of open) tell(id, 'pending');
    for (const { id } of open) {
      const result = await dispatch(copyBoxes(source.id, id));
      tell(id, result.ok ? 'saved' : result.failure);
    }
    await dispatch(ensureOptions(source.id));
  };

  return (
    <Modal
      show
      scrollable
      container={portal}
      aria-labelledby={titleId}
      onHide={isBusy ? undefined : onClose}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {t('Copy the choices of %(location)s', { location: source.name })}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <CopyTargets
          targets={targets}
          chosen={chosen}
          results={results}
          isBusy={isBusy}
          onChoose={setChosen}
        />
      </Modal.Body>
      <Modal.Footer>
        <button
          ref={closeButton}
          type="button"
          className="btn btn-link"
          disabled={isBusy}
          onClick={onClose}
        >
          {results.size > 0 ? t('Close') : t('Cancel')}
        </button>
        <BusyButton
          className="btn-primary"
          isBusy={isBusy}
          disabled={open.length === 0 && !isBusy}
          onClick={() => void handleCopy()}
        >
          {label(open.length, hasFailed && !isBusy)}
        </BusyButton>
      </Modal.Footer>
    </Modal>
  );
}

function label(count: number, isAgain: boolean): string {
  if (count === 0) return t('Copy');
  return isAgain
    ? tn('Try %(count)s location again', 'Try %(count)s locations again', count)
    : tn('Copy to %(count)s location', 'Copy to %(count)s locations', count);
}
