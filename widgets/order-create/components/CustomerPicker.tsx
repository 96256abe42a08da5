import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Customer, Customers } from '../../../shared/contract/orderingShapes';
import { t, tn } from '../../../shared/i18n';
import { useDomId } from '../../../shared/mount/WidgetContext';
import type { Load } from '../../../shared/store/load';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import type { Chosen } from '../order';
import { searchCustomers } from '../state/requests';
import { useAppDispatch } from '../state/slice';
import { useAnswer } from './useAnswer';

interface Props {
  chosen: Chosen | null;
  onChoose: (customer: Chosen | null) => void;
}

/** A pause in typing after which the server is asked. */
const pause = 250;

/** Finds one customer among thousands: the server searches, and the list holds 25 at most. */
export function CustomerPicker({ chosen, onChoose }: Props) {
  const dispatch = useAppDispatch();
  const [fieldId, listId, hintId] = [useDomId(), useDomId(), useDomId()];
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const text = typed ?? '';
  const { load, retry } = useAnswer<Customers>(
    text,
    async (signal) => {
      const answer = await dispatch(searchCustomers({ text, signal }));
      const [only, ...others] = answer.ok ? answer.value.customers : [];
      // A vendor's only customer needs no choosing.
      if (only && others.length === 0 && text === '' && !chosen) choose(only);
      return answer;
    },
    text === '' ? 0 : pause,
  );
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const value = load.status === 'idle' ? undefined : load.value;
  const found = value?.customers ?? [];
  const active = isOpen ? found[at] : undefined;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const option = list.current?.children[at];
    // jsdom has no layout to scroll.
    if (option && 'scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function choose(customer: Customer | undefined) {
    if (!customer) return;
    setTyped(null);
    setIsOpen(false);
    onChoose({ id: customer.id, name: customer.name });
  }
  const move = (step: number) => {
    setIsOpen(true);
    setAt((before) => Math.min(Math.max(before + step, 0), found.length - 1));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape' && isOpen) setIsOpen(false);
    else return;
    // The dialog closes by Escape only when the list is closed.
    event.stopPropagation();
    event.preventDefault();
  };

  const handleRetry = () => {
    field.current?.focus();
    setIsOpen(true);
    retry();
  };

  return (
    <div className="ww-field ww-order-picker">
      <label className="form-label" htmlFor={fieldId}>
        {t('Customer')}
      </label>
      <input
        id={fieldId}
        ref={field}
        className="form-control"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${listId}-${at}` : undefined}
        aria-describedby={hintId}
        placeholder={t('Type a name or a license')}
        value={typed ?? chosen?.name ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsOpen(true);
          setAt(0);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={() => {
          setIsOpen(false);
          // On the way to Retry what was typed stays.
          if (load.status !== 'failed') setTyped(null);
        }}
        onKeyDown={handleKey}
      />
      <p className="ww-muted" id={hintId} role="status">
        {hintOf(load, found.length)}
      </p>
      <div
        className="ww-order-options"
        hidden={!isOpen || found.length === 0}
        role="listbox"
        tabIndex={-1}
        id={listId}
        aria-label={t('Customers')}
        ref={list}
      >
        {found.map((customer, index) => (
          <div
            key={String(customer.id)}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // The field keeps the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(customer);
            }}
          >
            {customer.name}{' '}
            <span className="ww-muted">
              {customer.license}
              {' · '}
              {tn('%(count)s location', '%(count)s locations', customer.location_count)}
            </span>
          </div>
        ))}
      </div>
      {load.status === 'failed' && <FailureAlert failure={load.failure} onRetry={handleRetry} />}
    </div>
  );
}

/** "Nothing found" only when that is true. */
function hintOf(load: Load<Customers>, shown: number): string {
  if (load.status === 'pending') return t('Searching…');
  if (load.status !== 'ready') return '';
  const { result_count: count } = load.value;
  if (count === 0) return t('No customer has this name or license.');
  if (count === shown) return tn('%(count)s customer.', '%(count)s customers.', count);
  return t('The first %(shown)s of %(count)s customers. Type more to narrow them down.', {
    shown,
    count,
  });
}
