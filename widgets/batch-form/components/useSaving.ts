import { useState } from 'react';
import type { Batch, BatchPayload } from '../../../shared/contract/batches';
import { fillUrl } from '../../../shared/fillUrl';
import type { Failure } from '../../../shared/http/failure';
import { useWidget } from '../../../shared/mount/WidgetContext';
import { navigate } from '../../../shared/navigate';
import { leaveNotice } from '../../../shared/notices';
import type { Edits, ListName } from '../edits';
import { placeErrors, type PlacedError } from '../errors';
import { payloadOf } from '../payload';
import { addBatch, saveBatch } from '../state/flows';
import { useAppDispatch } from '../state/slice';
import type { Id } from '../values';

/** How the last save went. */
export type SaveOutcome =
  | { is: 'none' }
  /** A certificate is on its way, and would be lost with the page. */
  | { is: 'held' }
  | { is: 'saving'; sent: BatchPayload }
  | { is: 'saved' }
  /** A new batch, whose page was not gone to. */
  | { is: 'created'; url: string | null }
  /** `sent` is kept while it is not known what became of it. */
  | { is: 'refused'; failure: Failure; errors: PlacedError[]; sent: BatchPayload | null };

interface Options {
  source: Batch;
  edits: Edits;
  redirect: string | undefined;
  /** Of what is to be created. */
  key: string;
  isUploading: boolean;
  /** The rows of a list as they stand on the screen. */
  order: (list: ListName) => readonly Id[];
  /** Called when the server has it, before the page is left. */
  onTaken: () => void;
  onStillOpen: (edits: Edits) => void;
}

/** What is left for the page of a batch that was just created. */
export const createdNotice = (widget: string) => `${widget}:created`;

export function useSaving(options: Options) {
  const { source, edits, redirect, key, isUploading, order, onTaken, onStillOpen } = options;
  const dispatch = useAppDispatch();
  const { events, name } = useWidget();
  const [outcome, setOutcome] = useState<SaveOutcome>({ is: 'none' });

  const refuse = (failure: Failure, payload: BatchPayload) =>
    setOutcome({
      is: 'refused',
      failure,
      errors: placeErrors(failure, payload, order),
      sent: failure.kind === 'unknown-outcome' ? payload : null,
    });

  const update = async (sent: BatchPayload) => {
    const unsettled = outcome.is === 'refused' ? outcome.sent : null;
    setOutcome({ is: 'saving', sent });
    const saved = await dispatch(saveBatch(edits, unsettled));
    if (saved.ok) {
      onTaken();
      setOutcome({ is: 'saved' });
      return;
    }
    if (saved.edits !== edits) onStillOpen(saved.edits);
    refuse(saved.failure, saved.payload);
  };

  const create = async (sent: BatchPayload) => {
    if (isUploading) {
      setOutcome({ is: 'held' });
      return;
    }
    setOutcome({ is: 'saving', sent });
    const created = await dispatch(addBatch(sent, key));
    if (!created.ok) {
      refuse(created.failure, sent);
      return;
    }
    onTaken();
    const { id } = created.value;
    const url = urlOf(redirect, id);
    leaveNotice(createdNotice(name), { id });
    if (url === null || !navigate(events, name, url)) setOutcome({ is: 'created', url });
  };

  return {
    outcome,
    forget: () => setOutcome({ is: 'none' }),
    save: () => {
      const payload = payloadOf(source, edits);
      return source.id === null ? create(payload) : update(payload);
    },
  };
}

/** The redirect with the new id in the place of its placeholder. An id that would lead elsewhere leads nowhere. */
function urlOf(redirect: string | undefined, id: Id | null): string | null {
  if (redirect === undefined || id === null) return null;
  try {
    return fillUrl(redirect, { id });
  } catch {
    return null;
  }
}
