import type { Customer } from '@shared/contract/orderingShapes';
import { Combobox } from '@shared/forms/Combobox';
import { factsOf } from '@shared/format/facts';
import { t, tn } from '@shared/page/i18n';
import type { Chosen } from '../model/order';
import { searchCustomers } from '../state/destinationRequests';
import { useAppDispatch } from '../state/slice';

interface Props {
  chosen: Chosen | null;
  onChoose: (customer: Chosen) => void;
}

/** Finds one customer among thousands: the server searches, and answers with 25 at most. */
export function CustomerPicker({ chosen, onChoose }: Props) {
  const dispatch = useAppDispatch();
  const find = async (text: string, signal: AbortSignal) => {
    const answer = await dispatch(searchCustomers({ text, signal }));
    if (!answer.ok) return answer;
    const { customers: options, result_count: count } = answer.value;
    const [only, ...others] = options;
    // A vendor's only customer needs no choosing.
    if (only && others.length === 0 && text === '' && !chosen) onChoose(only);
    return { ok: true, value: { options, count } } as const;
  };
  return (
    <Combobox<Customer>
      label={t('Customer')}
      texts={{
        placeholder: t('Name or license'),
        list: t('Customers'),
        none: t('No customer has this name or license.'),
        count: (count) => tn('%(count)s customer', '%(count)s customers', count),
      }}
      takesFocus
      value={chosen?.name ?? ''}
      source={{ find }}
      keyOf={({ id }) => String(id)}
      describe={({ name, license, location_count: count }) => ({
        name,
        facts: factsOf([license, tn('%(count)s location', '%(count)s locations', count)]),
      })}
      onChoose={({ id, name }) => onChoose({ id, name })}
    />
  );
}
