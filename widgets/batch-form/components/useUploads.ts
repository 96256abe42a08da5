import { useCallback, useRef, type Dispatch, type SetStateAction } from 'react';
import type { Coa } from '@shared/contract/batches';
import { useAborts } from '@shared/forms/useAborts';
import type { Failure } from '@shared/http/failure';
import type { Id } from '@shared/answers/id';
import { useLatest } from '@shared/store/useLatest';
import { refusalOf } from '../model/fileCheck';
import { sendCoa } from '../state/backgroundThunks';
import { useAppDispatch } from '../state/slice';
import { readBatch } from '../state/thunks';

/** A file on its way, or one that did not arrive. One that did is a certificate and leaves this list. */
export interface Upload {
  id: number;
  file: File;
  /** The certificates that were there when it was first sent: it is none of them. */
  before: ReadonlySet<Id> | null;
  status:
    | { is: 'sending'; share: number | null }
    /** Its answer was lost, and the server is asked whether it arrived. */
    | { is: 'searching' }
    | { is: 'unfit'; why: string }
    | { is: 'failed'; failure: Failure }
    | { is: 'unknown'; failure: Failure };
}

/** The list of uploads, which the form holds: it is not left, and nothing is created, while one runs. */
export type UploadList = readonly [
  uploads: readonly Upload[],
  setUploads: Dispatch<SetStateAction<readonly Upload[]>>,
];

/** The uploads of certificates: each runs, fails and is cancelled by itself. */
export function useUploads([uploads, setUploads]: UploadList, coas: readonly Coa[]) {
  const dispatch = useAppDispatch();
  const { begin, stop } = useAborts<number>();
  const nextId = useRef(1);
  const known = useLatest(coas.map(({ id }) => id));

  const update = useCallback(
    (id: number, changes: Partial<Upload> | null) => {
      setUploads((before) =>
        before.flatMap((upload) => {
          if (upload.id !== id) return [upload];
          return changes ? [{ ...upload, ...changes }] : [];
        }),
      );
    },
    [setUploads],
  );

  const send = useCallback(
    async ({ id, file, ...upload }: Upload) => {
      const signal = begin(id);
      const before = upload.before ?? new Set(known.current);
      update(id, { before, status: { is: 'sending', share: 0 } });
      const unfit = await refusalOf(file);
      if (signal.aborted) return;
      if (unfit) {
        update(id, { status: { is: 'unfit', why: unfit } });
        return;
      }
      const sent = await dispatch(
        sendCoa({
          file,
          before,
          lost: upload.status.is === 'unknown' ? upload.status.failure : null,
          on: {
            signal,
            onProgress: (share) => update(id, { status: { is: 'sending', share } }),
          },
          onSearch: () => update(id, { status: { is: 'searching' } }),
        }),
      );
      if (sent.status === 'saved') {
        update(id, null);
        return;
      }
      const is = sent.status === 'unknown' ? 'unknown' : 'failed';
      update(id, { status: { is, failure: sent.failure } });
    },
    [begin, dispatch, known, update],
  );

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const id = nextId.current++;
        return { id, file, before: null, status: { is: 'sending', share: 0 } };
      });
      setUploads((before) => [...before, ...added]);
      for (const upload of added) void send(upload);
    },
    retry: (upload: Upload) => void send(upload),
    /** Stops it if it runs, and takes it off the list. */
    drop: ({ id, status }: Upload) => {
      stop(id);
      update(id, null);
      // It may have arrived just before it was stopped.
      if (status.is === 'sending' || status.is === 'searching') void dispatch(readBatch());
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
