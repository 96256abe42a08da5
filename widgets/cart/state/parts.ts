import { required } from '@shared/answers/values';
import { readNotices, readSummary } from '@shared/answers/cart';
import type { Failure } from '@shared/http/failure';
import { mapResult, type Result } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import { getNotices, getSummary } from '../api';
import type { Part, Parts } from '../model/cart';
import type { CartExtra } from './slice';

export interface PartAsked {
  part: Part;
  /** A look whether anything is new: what was read before counts until its answer comes. */
  isQuiet: boolean;
  /** Why it could not be read before, to be said until then. */
  unread: Failure | null;
}

/** What the answers with the cart have left out. One that does not bring it either has failed. */
export const partReads = createResource(
  'cart/parts',
  ({ part }: PartAsked, { http, config }: CartExtra): Promise<Result<Parts>> =>
    part === 'summary'
      ? mapResult(getSummary(http, config), (answer) => ({
          summary: required(readSummary(answer)),
        }))
      : mapResult(getNotices(http, config), (answer) => required(readNotices(answer))),
  { key: ({ part }) => part },
);

/** Reads the summary or the notices again; what was read before no longer counts. */
export const refetchPart = (part: Part) => partReads.read({ part, isQuiet: false, unread: null });
