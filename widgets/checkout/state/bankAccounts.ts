import { isSameId, type Id } from '@shared/answers/id';
import { createSelector } from 'reselect';
import type { BankAccountBody } from '@shared/contract/checkout';
import { confirmWrite, findWrite, type Search, type WriteOutcome } from '@shared/http/confirmWrite';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import { readRefusal } from '@shared/http/refusal';
import type { Result } from '@shared/http/result';
import { postBankAccount } from '../api';
import { readAccount, type BankAccount, type Summary } from '../model/summary';
import { selectSummary } from './selectors';
import { bankAccountAdded } from './slice';
import { isAbsent, refetchSummary, type Thunk } from './thunks';

/** How adding a bank account ended. `errors` are the bank's own sentences. */
export type Adding =
  | { status: 'added'; account: BankAccount }
  /** The shop took it and does not list it yet. */
  | { status: 'accepted' }
  | { status: 'refused'; errors: readonly string[] }
  | { status: 'failed'; failure: Failure }
  /** The answer was lost, and the server has no such account. */
  | { status: 'not-added' }
  /** The answer was lost, and the accounts could not be read, or do not tell which of them is new. */
  | { status: 'unknown'; failure: Failure };

/** What is needed to know an account that was sent. None of its number but what every list shows. */
export interface SentAccount {
  /** The ids of the accounts that were there before. */
  known: readonly Id[];
  /** The last four digits. */
  end: string;
}

type OnSearch = (search: Search | null) => void;

/** Answered without an account and without an error: taken, and to be looked for. */
const isTaken = Symbol('taken');

/**
 * Adds a bank account. Its numbers must not go through the store. `onSearch` is told when the answer was lost.
 */
export const addBankAccount =
  (
    body: BankAccountBody,
    key: string,
    sent: SentAccount,
    onSearch: OnSearch,
  ): Thunk<Promise<Adding>> =>
  async (dispatch, _getState, { http, config }) => {
    let errors: readonly string[] = [];

    const write = async (): Promise<Result<BankAccount | typeof isTaken>> => {
      const posted = await postBankAccount(http, config, body, key);
      if (!posted.ok) {
        if (mayHaveHappened(posted.failure)) onSearch(null);
        return posted;
      }
      const answer = posted.value as Answer;
      const account = readAccount(answer?.bank_account);
      const { message, fields } = readRefusal({ errors: answer?.errors });
      if (!account && fields.length > 0) {
        return { ok: false, failure: { ...noAnswer, kind: 'refused', message, fields } };
      }
      errors = sentencesOf(answer?.errors);
      return { ok: true, value: account ?? isTaken };
    };
    const outcome = await confirmWrite(
      write,
      () => dispatch(refetchSummary()),
      (now) => findNew(now, sent),
      { http, onSearch },
    );
    if (outcome.status !== 'saved') return dispatch(settle(outcome));
    if (outcome.value !== isTaken) return dispatch(settle({ ...outcome, value: outcome.value }));
    if (errors.length > 0) return { status: 'refused', errors };

    onSearch(null);
    const found = await findWrite(
      { ...noAnswer, kind: 'server' },
      () => dispatch(refetchSummary()),
      (now) => findNew(now, sent),
      { http, onSearch },
    );
    return found.status === 'not-saved' ? { status: 'accepted' } : dispatch(settle(found));
  };

type Answer = { bank_account?: unknown; errors?: unknown } | null | undefined;

const sentencesOf = (errors: unknown): string[] =>
  (Array.isArray(errors) ? errors : [errors])
    .filter((each) => typeof each === 'string')
    .filter((each) => each.trim() !== '');

const noAnswer: Failure = { kind: 'unknown-outcome', status: null, message: '', fields: [] };

/** Looks once more for an account that was sent before. */
export const findAdded =
  (sent: SentAccount, onSearch: OnSearch): Thunk<Promise<Adding>> =>
  async (dispatch, _getState, { http }) =>
    dispatch(
      settle(
        await findWrite(
          noAnswer,
          () => dispatch(refetchSummary()),
          (now) => findNew(now, sent),
          { http, limit: 0, onSearch },
        ),
      ),
    );

/**
 * The account that is there and was not. Servers name accounts as they like: the last four digits only decide between
 * several new ones. Null where they do not.
 */
function findNew({ bank_accounts: now }: Summary, { known, end }: SentAccount) {
  const fresh = now.filter(({ id }) => !known.some((each) => isSameId(each, id)));
  const [first, ...others] = fresh;
  if (!first) return false;
  if (others.length === 0) return first;
  return fresh.find(({ display_name: name }) => name.includes(end)) ?? null;
}

const settle =
  (outcome: WriteOutcome<BankAccount>): Thunk<Adding> =>
  (dispatch) => {
    if (outcome.status === 'unknown') return { status: 'unknown', failure: outcome.failure };
    if (outcome.status === 'not-saved') {
      const { failure } = outcome;
      return isAbsent(failure) ? { status: 'not-added' } : { status: 'failed', failure };
    }
    const { value: account } = outcome;
    dispatch(bankAccountAdded(account));
    // An older read that is on its way does not know it.
    void dispatch(refetchSummary());
    return { status: 'added', account };
  };

/** The accounts that are there before one is sent. */
export const selectAccountIds = createSelector([selectSummary], (summary): readonly Id[] =>
  (summary?.bank_accounts ?? []).map(({ id }) => id),
);
