import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import type { DataSet } from '../model/answers';
import { changesBetween, type ReadAnew } from '../model/readAnew';
import { dataSetNames, type DataSetName } from '../model/sets';
import { postRefresh, postRevoke } from '../api';
import { dataSet } from './requests';
import { revoked, valueOf, type Thunk } from './slice';

/** Reads all five data sets, beside each other. */
export const readAll = (): Thunk<Promise<unknown>> => (dispatch) =>
  Promise.all(dataSetNames.map((name) => dispatch(dataSet.read(name))));

/**
 * Ends the connection. After a lost answer the data sets tell whether it is ended; a server whose answers do not tell
 * leaves it unknown.
 */
export const revoke =
  (url: string, onSearch: () => void): Thunk<Promise<WriteOutcome<unknown>>> =>
  async (dispatch, _getState, { http }) => {
    const outcome = await confirmWrite(
      () => postRevoke(http, url),
      () => dispatch(dataSet.read('quickbooksOnlineLTCustomers')),
      ({ isIntegrated }) => (isIntegrated === null ? null : !isIntegrated),
      { http, onSearch },
    );
    if (outcome.status === 'saved') dispatch(revoked());
    return outcome;
  };

export type RefreshEnd =
  | { status: 'read'; changes: ReadAnew }
  /** `isUnknown` where the cache may have been emptied all the same. */
  | { status: 'failed'; isUnknown: boolean; failure: Failure };

/** Empties the cache, reads everything anew and tells what is other than before. */
export const refresh =
  (url: string): Thunk<Promise<RefreshEnd>> =>
  async (dispatch, getState, { http }) => {
    const before = new Map<DataSetName, DataSet>();
    for (const name of dataSetNames) {
      const value = valueOf(getState(), name);
      if (value) before.set(name, value);
    }
    const sent = await postRefresh(http, url);
    if (!sent.ok) {
      const { failure } = sent;
      return { status: 'failed', isUnknown: mayHaveHappened(failure), failure };
    }
    await dispatch(readAll());
    return {
      status: 'read',
      changes: changesBetween(before, (name) => {
        const load = getState().dataSets[name];
        return load?.status === 'ready' ? load.value : undefined;
      }),
    };
  };
