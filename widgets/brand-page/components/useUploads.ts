import { useCallback, useState } from 'react';
import { useAborts } from '@shared/forms/useAborts';
import type { Failure } from '@shared/http/failure';
import { newKey } from '@shared/drafts/newKey';
import { sendPicture } from '../state/pictureThunk';
import { useAppDispatch } from '../state/slice';

/** A picture on its way to a tile, or one that did not arrive. The tile keeps the one that it has until then. */
export interface Upload {
  /** Of the tile. */
  uid: string;
  key: string;
  file: File;
  status: { is: 'sending'; share: number | null } | { is: 'failed' | 'unknown'; failure: Failure };
}

/** The pictures that are on their way, one for each tile. They go on while another tile is edited. */
export function useUploads(onArrived: (uid: string, url: string) => void) {
  const dispatch = useAppDispatch();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { begin, stop } = useAborts<string>();

  const put = useCallback((uid: string, upload: Upload | null) => {
    setUploads((before) => {
      const others = before.filter((each) => each.uid !== uid);
      return upload ? [...others, upload] : others;
    });
  }, []);

  const drop = useCallback(
    (uid: string) => {
      stop(uid);
      put(uid, null);
    },
    [put, stop],
  );

  const send = useCallback(
    async (upload: Pick<Upload, 'uid' | 'key' | 'file'>) => {
      const { uid } = upload;
      const signal = begin(uid);
      const show = (status: Upload['status']) => {
        if (!signal.aborted) put(uid, { ...upload, status });
      };
      show({ is: 'sending', share: 0 });
      const sent = await dispatch(
        sendPicture(upload, {
          signal,
          onProgress: (share) => show({ is: 'sending', share }),
        }),
      );
      if (signal.aborted) return;
      if (sent.is !== 'saved') {
        show(sent);
        return;
      }
      drop(uid);
      onArrived(uid, sent.url);
    },
    [begin, dispatch, drop, onArrived, put],
  );

  return {
    uploads,
    add: (uid: string, file: File) => void send({ uid, file, key: newKey() }),
    retry: (upload: Upload) => void send(upload),
    drop,
  };
}

export type Uploads = ReturnType<typeof useUploads>;
