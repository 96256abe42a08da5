import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState, ResourceStates } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { AccountingIntegrationConfig } from '../config';
import type { DataSet } from '../model/answers';
import type { DataSetName } from '../model/sets';
import { dataSet, type AccountingExtra } from './requests';

export interface AccountingState {
  /** By the specification's names. */
  dataSets: ResourceStates<DataSet>;
  /** As it was told last; null while the config alone tells. */
  isIntegrated: boolean | null;
  companyName: string | null;
}

/** What was linked is forgotten at the server. */
export const revoked = defineEvent('accountingIntegration/revoked');

export type Thunk<T> = ThunkAction<T, AccountingState, AccountingExtra, Action>;

const initialState: AccountingState = {
  dataSets: dataSet.initial,
  isIntegrated: null,
  companyName: null,
};

export const accountingIntegrationReducer = createReducer<AccountingState>(initialState, (on) => {
  dataSet.reduce(on, 'dataSets', (state, { isIntegrated, companyName }) => {
    if (isIntegrated !== null) state.isIntegrated = isIntegrated;
    if (companyName) state.companyName = companyName;
  });
  on(revoked, (state) => {
    state.isIntegrated = false;
  });
});

const notRead: ResourceState<DataSet> = { status: 'idle', requestId: 0 };

export const loadOf = ({ dataSets }: AccountingState, name: DataSetName): ResourceState<DataSet> =>
  dataSets[name] ?? notRead;

/** What was read of a data set last, also while it is read anew. */
export function valueOf(state: AccountingState, name: DataSetName): DataSet | undefined {
  const load = loadOf(state, name);
  return load.status === 'idle' ? undefined : load.value;
}

export const { useAppSelector, useAppDispatch } = widgetHooks<
  AccountingState,
  AccountingIntegrationConfig
>();
