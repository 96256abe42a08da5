import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState, ResourceStates } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { AccountingIntegrationConfig } from '../config';
import type { DataSet } from '../model/answers';
import { mappingSets, type DataSetName, type TabName } from '../model/sets';
import { dataSet, type AccountingExtra } from './requests';

export interface AccountingState {
  /** By the specification's names. */
  dataSets: ResourceStates<DataSet>;
  /** As it was told last; null while the config alone tells. */
  isIntegrated: boolean | null;
  wasConnected: boolean;
  companyName: string | null;
}

/** What was linked is forgotten at the server. */
export const revoked = defineEvent('accountingIntegration/revoked');

export type Thunk<T> = ThunkAction<T, AccountingState, AccountingExtra, Action>;

const initialState: AccountingState = {
  dataSets: dataSet.initial,
  isIntegrated: null,
  wasConnected: false,
  companyName: null,
};

export const accountingIntegrationReducer = createReducer<AccountingState>(initialState, (on) => {
  dataSet.reduce(on, 'dataSets', (state, { isIntegrated, companyName }) => {
    if (isIntegrated !== null) state.isIntegrated = isIntegrated;
    if (isIntegrated) state.wasConnected = true;
    if (companyName) state.companyName = companyName;
  });
  on(revoked, (state) => {
    state.isIntegrated = false;
    state.wasConnected = true;
    // What is still read of it comes too late.
    state.dataSets = dataSet.initial;
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

export type Sets = Readonly<Record<TabName, DataSet | undefined>>;

/** What was read of ours or of theirs last, by tab. */
export function useSets(side: 'ours' | 'theirs'): Sets {
  const of = (set: TabName) => (state: AccountingState) => valueOf(state, mappingSets[set][side]);
  return {
    'custom-fields': useAppSelector(of('custom-fields')),
    customers: useAppSelector(of('customers')),
    products: useAppSelector(of('products')),
  };
}
