import { unreadable } from '@shared/answers/values';
import { mapResult, type Result } from '@shared/http/result';
import type { LegalText } from '@shared/contract/checkout';
import { getLegalText } from '../api';
import type { Thunk } from './thunks';

/** A text of the shop. An answer without one is none; without a title the link's own words stand there. */
export const readLegalText =
  (url: string): Thunk<Promise<Result<LegalText>>> =>
  (_dispatch, _getState, { http }) =>
    mapResult(getLegalText(http, url), legalTextIn);

function legalTextIn(answer: unknown): LegalText {
  const { title, text } = answer as { title?: unknown; text?: unknown };
  if (typeof text !== 'string') throw unreadable('');
  return { title: typeof title === 'string' ? title : '', text };
}
