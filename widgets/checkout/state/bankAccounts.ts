import type { BankAccount, BankAccountBody } from '../../../shared/contract/checkout';
import { HttpError, type Failure } from '../../../shared/http/failure';
import { postBankAccount } from '../api';
import { isDefinite, lookFor, type Flow } from './flows';
import { selectSummary } from './selectors';
import { bankAccountAdded } from './slice';

/** How adding a bank account ended. `errors` are the bank's own sentences. */
export type Adding =
  | { status: 'added'; account: BankAccount }
  | { status: 'refused'; errors: readonly string[] }
  | { status: 'failed'; failure: Failure }
  /** The answer was lost, and the server has no such account. */
  | { status: 'not-added' }
  /** The answer was lost, and the accounts could not be read. */
  | { status: 'unknown'; failure: Failure };

/**
 * Adds a bank account. No request of the store: what those are called with goes through the store, and the
 * numbers must not.
 */
export const addBankAccount =
  (body: BankAccountBody, key: string): Flow<Adding> =>
  async (dispatch, getState, { http, config, crash, nextRequestId }) => {
    const known = selectSummary(getState())?.bank_accounts ?? [];
    try {
      const { bank_account: account, errors } = await postBankAccount(http, config, body, key);
      if (!account) return { status: 'refused', errors };
      dispatch(bankAccountAdded({ account, requestId: nextRequestId() }));
      return { status: 'added', account };
    } catch (error) {
      if (!(error instanceof HttpError)) {
        crash(error);
        return { status: 'not-added' };
      }
      const { failure } = error;
      if (isDefinite.has(failure.kind)) return { status: 'failed', failure };
      return dispatch(findAdded(known, body.account_number.slice(-4)));
    }
  };

/** After a lost answer: whether an account is there that was not, and that ends as the one that was sent. */
export const findAdded =
  (known: readonly BankAccount[], end: string): Flow<Adding> =>
  async (dispatch) => {
    const look = await dispatch(
      lookFor(({ bank_accounts }) =>
        bank_accounts.find(
          ({ id, display_name }) =>
            display_name.endsWith(end) && !known.some((account) => account.id === id),
        ),
      ),
    );
    if (!look.ok) return { status: 'unknown', failure: look.failure };
    return look.value ? { status: 'added', account: look.value } : { status: 'not-added' };
  };
