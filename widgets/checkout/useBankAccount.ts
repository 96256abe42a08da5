import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { BankAccountBody } from '@shared/contract/checkout';
import { trimmed } from '@shared/format/names';
import { newKey } from '@shared/drafts/newKey';
import { messagesOf } from './components/FieldMessages';
import { isRoutingNumber, plainNumber } from './model/bankNumbers';
import {
  addBankAccount,
  findAdded,
  selectAccountIds,
  type Adding,
  type SentAccount,
} from './state/bankAccounts';
import { useAppDispatch, useAppSelector } from './state/slice';
import { secondClickMilliseconds } from './state/thunks';

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
const valueOf = (form: HTMLFormElement, name: string) => fieldOf(form, name).value;

const bodyOf = (form: HTMLFormElement): BankAccountBody => ({
  routing_number: plainNumber(valueOf(form, 'routing_number')),
  account_number: plainNumber(valueOf(form, 'account_number')),
  account_holder: trimmed(valueOf(form, 'account_holder')),
  account_type: valueOf(form, 'account_type') === 'savings' ? 'savings' : 'checking',
});

/**
 * Sends the fields of the dialog. What is remembered of them is whether something looks wrong. `onEnded` is told of
 * every end, also when the dialog was closed while it was not known yet.
 */
export function useBankAccount(
  form: RefObject<HTMLFormElement | null>,
  onSearching: () => void,
  onEnded: (ended: Adding, isShown: boolean) => void,
) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectAccountIds);
  /** The same one until something else is typed, and what it was sent after. */
  const attempt = useRef<{ key: string; sent: SentAccount } | null>(null);
  const [status, setStatus] = useState<'idle' | 'sending' | 'searching'>('idle');
  const isUnderWay = useRef(false);
  /** Something was typed; what, nobody remembers. */
  const [isDirty, setIsDirty] = useState(false);
  const [isOdd, setIsOdd] = useState(false);
  const [isDifferent, setIsDifferent] = useState(false);
  const [result, setResult] = useState<Adding | null>(null);
  /** It was said a moment ago that the account is not there: the second click of a double click may still come. */
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => {
      isUnderWay.current = false;
      setIsNew(false);
    }, secondClickMilliseconds);
    return () => clearTimeout(timer);
  }, [isNew]);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, result]);
  // Not to the first wrong field: what the server refused last stands above it, corrected by now or not.
  useLayoutEffect(() => {
    if (isDifferent && form.current) fieldOf(form.current, 'account_number_again').focus();
  }, [form, isDifferent]);

  const handleSearch = () => {
    setStatus('searching');
    onSearching();
  };

  const follow = async (adding: Promise<Adding>) => {
    isUnderWay.current = true;
    setStatus('sending');
    const ended = await adding;
    onEnded(ended, form.current !== null);
    // The dialog goes: a second click that comes before it is gone adds nothing.
    if (ended.status === 'added') return;
    isUnderWay.current = ended.status === 'not-added';
    setStatus('idle');
    setResult(ended);
    setIsNew(ended.status === 'not-added');
    if (ended.status === 'refused' || ended.status === 'failed') attempt.current = null;
  };

  /** The one that was lost may have arrived since. */
  const send = async (body: BankAccountBody): Promise<Adding> => {
    const isAgain = attempt.current !== null;
    attempt.current ??= {
      key: newKey(),
      sent: { known: ids, end: body.account_number.slice(-4) },
    };
    const { key, sent } = attempt.current;
    if (isAgain) {
      const found = await dispatch(findAdded(sent, handleSearch));
      if (found.status !== 'not-added') return found;
    }
    return dispatch(addBankAccount(body, key, sent, handleSearch));
  };

  return {
    status,
    isDirty,
    isNew,
    isOdd,
    isDifferent,
    result,
    messagesOf: (name: string) =>
      result?.status === 'failed' ? messagesOf(result.failure.fields, name) : [],
    typed: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      setIsDirty(true);
      // What is not known yet stays to be found out.
      if (result?.status !== 'unknown') attempt.current = null;
      if (result?.status === 'accepted') setResult(null);
      const routing = plainNumber(valueOf(currentTarget, 'routing_number'));
      setIsOdd(routing.length >= 9 && !isRoutingNumber(routing));
      setIsDifferent(false);
    },
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isUnderWay.current) return;
      if (result?.status === 'unknown' || result?.status === 'accepted') return;
      const { currentTarget: fields } = event;
      const body = bodyOf(fields);
      const isSame = body.account_number === plainNumber(valueOf(fields, 'account_number_again'));
      setIsDifferent(!isSame);
      if (isSame) void follow(send(body));
    },
    check: () => {
      if (attempt.current && !isUnderWay.current) {
        void follow(dispatch(findAdded(attempt.current.sent, handleSearch)));
      }
    },
  };
}
