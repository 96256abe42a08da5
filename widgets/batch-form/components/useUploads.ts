import { useCallback, useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import type { Failure } from '../../../shared/http/failure';
import { refusalOf } from '../fileCheck';
import { sendCoa, watchAnalysis } from '../state/backgroundFlows';
import { readBatch } from '../state/requests';
import { useAppDispatch } from '../state/slice';

/** A file on its way, or one that did not arrive. One that did is a certificate and leaves this list. */
export interface Upload {
  id: number;
  file: File;
  status:
    | { is: 'sending'; share: number }
    | { is: 'unfit'; why: string }
    | { is: 'failed'; failure: Failure };
}

/** The list of uploads, which the form holds: it is not left, and nothing is created, while one runs. */
export type UploadList = readonly [
  uploads: readonly Upload[],
  setUploads: Dispatch<SetStateAction<readonly Upload[]>>,
];

/** The uploads of certificates: each runs, fails and is cancelled by itself. */
export function useUploads([uploads, setUploads]: UploadList) {
  const dispatch = useAppDispatch();
  const running = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);

  // What is on its way when the screen goes is stopped: nobody would see how it ended.
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = useCallback(
    (id: number, status: Upload['status'] | null) => {
      setUploads((before) =>
        before.flatMap((upload) => {
          if (upload.id !== id) return [upload];
          return status ? [{ ...upload, status }] : [];
        }),
      );
    },
    [setUploads],
  );

  const send = useCallback(
    async ({ id, file }: Upload) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      change(id, { is: 'sending', share: 0 });
      const unfit = await refusalOf(file);
      if (controller.signal.aborted) return;
      if (unfit) {
        change(id, { is: 'unfit', why: unfit });
        return;
      }
      const result = await dispatch(
        sendCoa(file, {
          signal: controller.signal,
          onProgress: (share) => change(id, { is: 'sending', share }),
        }),
      );
      running.current.delete(id);
      change(id, result.ok ? null : { is: 'failed', failure: result.failure });
      if (result.ok) void dispatch(watchAnalysis(result.value.id));
    },
    [change, dispatch],
  );

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const id = nextId.current++;
        return { id, file, status: { is: 'sending', share: 0 } };
      });
      setUploads((before) => [...before, ...added]);
      for (const upload of added) void send(upload);
    },
    retry: (upload: Upload) => void send(upload),
    /** Stops it if it runs, and takes it off the list. */
    drop: ({ id, status }: Upload) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      change(id, null);
      // It may have arrived just before it was stopped.
      if (status.is === 'sending') void dispatch(readBatch(undefined));
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
