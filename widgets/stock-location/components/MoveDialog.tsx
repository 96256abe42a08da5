import { useState } from 'react';
import { SelectField } from '@shared/forms/SelectField';
import { useFirstError } from '@shared/forms/useFirstError';
import { withId, type Id } from '@shared/id';
import { t, tn } from '@shared/i18n';
import { useAnswer } from '@shared/store/useAnswer';
import { Banner } from '@shared/ui/Banner';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import type { LocationRow } from '../model/answers';
import { nameOf } from '../model/words';
import { useAppDispatch } from '../state/slice';
import { moveStock, readDependentsOf, type Moved, type Unsettled } from '../state/stockThunks';
import { BatchBoxes } from './BatchBoxes';
import { MoveSides } from './MoveSides';
import { movedText, notMovedText, partlyText, withMove, type Partly } from './moveTexts';
import type { News } from './useNews';

interface Props {
  from: LocationRow;
  locations: readonly LocationRow[];
  /** What was moved can be taken back. */
  onTell: (news: News, moves?: readonly Moved[]) => void;
  onClose: () => void;
}

/** Why not all of the chosen batches were moved. */
type Why = Unsettled | Partly;

/** Moves all batches of a location to another one, or those that are chosen. */
export function MoveDialog({ from, locations, onTell, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { load, retry } = useAnswer('', () => dispatch(readDependentsOf(from.id)));
  const [toId, setToId] = useState<Id | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** What was moved before the last try. */
  const [done, setDone] = useState<readonly Moved[]>([]);
  const write = useDialogWrite<Why>(onClose, (late) => {
    if ('failure' in late) onTell({ says: notMovedText(late), failure: late.failure });
    else onTell({ says: partlyText(late) }, late.moves);
  });
  const { send, why, forget, isSearching, isStuck } = write;
  const batches = load.status === 'ready' || load.status === 'pending' ? load.value?.batches : null;
  const chosen = (batches ?? []).filter(({ id }) => !left.has(String(id)));
  const targets = locations.filter(
    ({ id, isActive, isShippedFrom }) => isActive && !isShippedFrom && id !== from.id,
  );
  const to = targets.find(({ id }) => id === toId);
  const errors =
    why && 'failure' in why ? why.failure.fields.flatMap(({ messages }) => messages) : [];
  const body = useFirstError(why);
  const isOff = !to || chosen.length === 0;
  const close = () => {
    // What was moved can be taken back, although the rest was not.
    if (done.length > 0)
      onTell({ says: why && 'refused' in why ? partlyText(why) : movedText(done) }, done);
    onClose();
  };

  const move = () => {
    if (!to || isOff || write.isBusy) return;
    void send(async (onSearch) => {
      const batchIds = chosen.map(({ id }) => id);
      const ended = await dispatch(moveStock({ from, to, batchIds }, onSearch));
      if (ended.status === 'not-moved') return ended;
      const { refused } = ended;
      const moved = batchIds.filter((id) => !withId(refused, id));
      const moves = withMove(done, { from, to, batchIds: moved });
      if (refused.length === 0) {
        onTell({ says: movedText(moves) }, moves);
        return null;
      }
      // Those that were moved are no longer here.
      retry();
      setDone(moves);
      return { refused, moves };
    });
  };

  return (
    <Dialog
      title={t('Move stock from %(name)s', { name: nameOf(from) })}
      size="form"
      bodyRef={body}
      isBusy={isStuck}
      isDirty={(toId !== null || left.size > 0) && !isSearching}
      onSubmit={move}
      onClose={close}
      actions={
        <DialogActions
          label={tn('Move %(count)s batch', 'Move %(count)s batches', chosen.length)}
          write={write}
          isOff={isOff}
          whyOff={
            to ? t('Choose at least one batch.') : t('Choose where the batches are moved to.')
          }
          onClose={close}
        />
      }
    >
      <div className="ww-stack">
        <Ended why={why} isSearching={isSearching} />
        <SelectField
          label={t('Move to')}
          choices={targets.map((each) => ({ id: each.id, name: nameOf(each) }))}
          noneLabel={t('Choose a location')}
          value={toId}
          error={errors}
          hint={targets.length === 0 && t('No other active location keeps batches.')}
          isDisabled={write.isBusy}
          onChange={(id) => {
            forget();
            setToId(id);
          }}
        />
        {to && batches && (
          <MoveSides from={from} to={to} kept={batches.length} moved={chosen.length} />
        )}
        {load.status === 'failed' && (
          <FailureAlert failure={load.failure} onRetry={retry}>
            {t('The batches could not be loaded.')}
          </FailureAlert>
        )}
        {load.status === 'pending' && !batches && (
          <FormSkeleton label={t('Loading the batches…')} fields={3} />
        )}
        {batches && (
          <BatchBoxes
            batches={batches}
            left={left}
            refused={why && 'refused' in why ? why.refused : []}
            isDisabled={write.isBusy}
            onChange={setLeft}
          />
        )}
      </div>
    </Dialog>
  );
}

function Ended({ why, isSearching }: { why: Why | null; isSearching: boolean }) {
  if (isSearching) {
    return (
      <Banner level="warning" role="status">
        {t('We don’t know yet whether the batches were moved. Checking…')}
      </Banner>
    );
  }
  if (!why) return null;
  if ('failure' in why) {
    return <FailureAlert failure={why.failure}>{notMovedText(why)}</FailureAlert>;
  }
  return (
    <Banner level="warning" role="alert">
      {partlyText(why)}
    </Banner>
  );
}
