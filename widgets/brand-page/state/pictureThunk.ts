import { isObject, textOf, unreadable } from '@shared/answers/values';
import { mapResult } from '@shared/http/result';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import type { UploadOptions } from '@shared/http/http';
import { linkUrl } from '@shared/urls/guard';
import { uploadPicture } from '../api';
import type { Thunk } from './slice';

export type PictureSent =
  | { is: 'saved'; url: string }
  | { is: 'failed' | 'unknown'; failure: Failure };

/** Sends a picture. No call finds one whose answer was lost: sent again by the same key it is the same one. */
export const sendPicture =
  (picture: { key: string; file: File }, on: UploadOptions): Thunk<Promise<PictureSent>> =>
  async (_dispatch, _getState, { http, config }) => {
    const sent = await mapResult(uploadPicture(http, config, picture, on), urlOf);
    if (sent.ok) return { is: 'saved', url: sent.value };
    return { is: mayHaveHappened(sent.failure) ? 'unknown' : 'failed', failure: sent.failure };
  };

function urlOf(answer: unknown): string {
  const url = isObject(answer) ? textOf(answer.url) : '';
  if (!url || !linkUrl(url)) throw unreadable('The answer has no address of a picture.');
  return url;
}
