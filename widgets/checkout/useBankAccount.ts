import { useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { BankAccount, BankAccountBody } from '../../shared/contract/checkout';
import { isRoutingNumber, plainNumber } from './bankNumbers';
import { messagesOf } from './components/FieldMessages';
import { addBankAccount, findAdded, type Adding } from './state/bankAccounts';
import { selectSummary } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';
import { newKey } from './useKeptOrder';

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
const valueOf = (form: HTMLFormElement, name: string) => fieldOf(form, name).value;

/** Sends the fields of the dialog. What is remembered of them is whether something looks wrong. */
export function useBankAccount(
  form: RefObject<HTMLFormElement | null>,
  onAdded: (account: BankAccount) => void,
) {
  const dispatch = useAppDispatch();
  const accounts = useAppSelector((state) => selectSummary(state)?.bank_accounts);
  /** The same one until something else is typed. */
  const key = useRef<string | null>(null);
  const isSending = useRef(false);
  const known = useRef<readonly BankAccount[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isOdd, setIsOdd] = useState(false);
  const [isDifferent, setIsDifferent] = useState(false);
  const [result, setResult] = useState<Adding | null>(null);

  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, result]);
  // Not to the first wrong field: what the server refused last stands above it, corrected by now or not.
  useLayoutEffect(() => {
    if (isDifferent && form.current) fieldOf(form.current, 'account_number_again').focus();
  }, [form, isDifferent]);

  const follow = async (flow: Promise<Adding>) => {
    isSending.current = true;
    setIsBusy(true);
    const ended = await flow;
    // The dialog goes: a second click that comes before it is gone adds nothing.
    if (ended.status === 'added') {
      onAdded(ended.account);
      return;
    }
    isSending.current = false;
    setIsBusy(false);
    setResult(ended);
    if (ended.status !== 'unknown' && ended.status !== 'not-added') {
      key.current = null;
    }
  };

  return {
    isBusy,
    isOdd,
    isDifferent,
    result,
    messagesOf: (name: string) =>
      result?.status === 'failed' ? messagesOf(result.failure.fields, name) : [],
    typed: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      key.current = null;
      const routing = plainNumber(valueOf(currentTarget, 'routing_number'));
      setIsOdd(routing.length >= 9 && !isRoutingNumber(routing));
      setIsDifferent(false);
    },
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending.current || result?.status === 'unknown') return;
      const fields = event.currentTarget;
      const number = plainNumber(valueOf(fields, 'account_number'));
      const again = plainNumber(valueOf(fields, 'account_number_again'));
      setIsDifferent(number !== again);
      if (number !== again) return;
      key.current ??= newKey();
      known.current = accounts ?? [];
      const body: BankAccountBody = {
        routing_number: plainNumber(valueOf(fields, 'routing_number')),
        account_number: number,
        account_holder: valueOf(fields, 'account_holder').trim(),
        account_type: valueOf(fields, 'account_type') === 'savings' ? 'savings' : 'checking',
      };
      void follow(dispatch(addBankAccount(body, key.current)));
    },
    check: () => {
      if (!form.current || isSending.current) return;
      const end = plainNumber(valueOf(form.current, 'account_number')).slice(-4);
      void follow(dispatch(findAdded(known.current, end)));
    },
  };
}
