import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { SampleFormAnswer } from '@shared/contract/sampleForm';
import { confirmWrite, type Search, type WriteOutcome } from '@shared/http/confirmWrite';
import { stillUnsaved, type Edits } from '../model/edits';
import { record, sendEdits, type SampleFormExtra } from './requests';
import type { SampleFormState } from './slice';

type Thunk<T> = ThunkAction<T, SampleFormState, SampleFormExtra, Action>;

export const openForm = (): Thunk<Promise<unknown>> => (dispatch) =>
  dispatch(record.read(undefined));

/** Saves the edits. Where the answer was lost the record is read before anything is said. */
export const saveEdits =
  (
    edits: Edits,
    onSearch: (search: Search) => void,
  ): Thunk<Promise<WriteOutcome<SampleFormAnswer>>> =>
  async (dispatch, _getState, { http }) => {
    const outcome = await confirmWrite(
      () => dispatch(sendEdits(edits)),
      () => dispatch(record.read(undefined)),
      (state) => stillUnsaved(edits, state.fields) === null && state,
      { http, onSearch },
    );
    if (outcome.status === 'saved') dispatch(record.replace(undefined, outcome.value));
    return outcome;
  };
