import type { Id } from '@shared/answers/id';
import { useState } from 'react';
import type { Batch } from '@shared/contract/batches';
import type { SaveState } from '@shared/forms/saveState';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import { useWidget } from '@shared/mount/WidgetContext';
import { navigate } from '@shared/urls/navigate';
import { leaveNotice } from '@shared/drafts/notices';
import { pageUrl } from '@shared/urls/pageUrl';
import { createdNotice } from '../model/createdNotice';
import { noEdits, type Edits, type ListName } from '../model/edits';
import { placeErrors, type PlacedError } from '../model/errors';
import { payloadOf } from '../model/payload';
import { idIn, savedBatchIn } from '../model/shape';
import { takenIds, type Sent } from '../model/taken';
import { addBatch, saveBatch } from '../state/saveThunks';
import { useAppDispatch } from '../state/slice';

/** How the last save went. */
export type BatchSaveState =
  | SaveState
  /** A certificate is on its way, and would be lost with the page. */
  | { status: 'held' }
  /**
   * A new batch, whose page was not gone to. Where an earlier attempt had created it, what was typed since is not
   * in it.
   */
  | { status: 'created'; url: string | null; isComplete: boolean };

interface Options {
  source: Batch;
  edits: Edits;
  /** The edits by the time that they are asked for. */
  latestEdits: () => Edits;
  redirect: string | undefined;
  /** Of what is to be created. */
  key: string;
  isUploading: boolean;
  /** The rows of a list as they stand on the screen. */
  order: (list: ListName) => readonly Id[];
  /** Called when it is known what is still to be saved, after a save before the page is left. */
  onOpen: (edits: Edits, isSaved: boolean) => void;
}

export function useSaving(options: Options) {
  const { source, edits, latestEdits, redirect, key, isUploading, order, onOpen } = options;
  const dispatch = useAppDispatch();
  const { events, name } = useWidget();
  const [state, setState] = useState<BatchSaveState>({ status: 'idle' });
  const [errors, setErrors] = useState<PlacedError[]>([]);
  /** What was sent and is not known to be taken or not. */
  const [sent, setSent] = useState<Sent | null>(null);

  const refuse = (failure: Failure, payload: Sent['payload'] | null) => {
    setErrors(payload ? placeErrors(failure, payload, order) : []);
    setSent(null);
    setState({ status: 'not-saved', failure });
  };

  const update = async (sending: Sent) => {
    setSent(sending);
    const saved = await dispatch(
      saveBatch({
        edits: latestEdits,
        unsettled: sent,
        onSearch: (search) => setState({ status: 'saving', search }),
      }),
    );
    onOpen(saved.edits, saved.status === 'saved');
    if (saved.status === 'not-saved') {
      refuse(saved.failure, saved.payload);
      return;
    }
    setSent(saved.status === 'unknown' ? saved.sent : null);
    setState(
      saved.status === 'unknown'
        ? { status: 'unknown', failure: saved.failure }
        : { status: saved.status },
    );
  };

  const create = async (sending: Sent) => {
    if (isUploading) {
      setState({ status: 'held' });
      return;
    }
    const first = sent ?? sending;
    setSent(first);
    const created = await dispatch(addBatch(sending.payload, key));
    if (!created.ok) {
      const { failure } = created;
      if (!mayHaveHappened(failure)) refuse(failure, sending.payload);
      // Nothing can be read to find it. It may be sent again: the key says that it is the same.
      else setState({ status: 'unknown', failure: { ...failure, kind: 'unknown-outcome' } });
      return;
    }
    const id = idIn(created.value);
    const saved = savedBatchIn(created.value);
    // An answer without the batch is of the first attempt, too.
    const isComplete = saved ? takenIds(saved, sending) !== null : first.edits === edits;
    const url = id === null ? null : pageUrl(redirect, { id });
    if (isComplete) {
      setSent(null);
      onOpen(noEdits, true);
      if (id !== null) leaveNotice(createdNotice(name), { id });
      if (url !== null && navigate(events, name, url)) return;
    }
    setState({ status: 'created', url, isComplete });
  };

  return {
    state,
    errors,
    sent,
    forget: () => setState({ status: 'idle' }),
    save: async () => {
      setErrors([]);
      setState({ status: 'saving', search: null });
      const sending = { payload: payloadOf(source, edits), edits };
      await (source.id === null ? create(sending) : update(sending));
    },
  };
}
