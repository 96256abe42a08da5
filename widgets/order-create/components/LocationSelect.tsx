import { isSameId, type Id } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import { useAnswer } from '@shared/store/useAnswer';
import type { Location } from '../model/order';
import { readLocations } from '../state/destinationRequests';
import { useAppDispatch } from '../state/slice';
import { ChoiceField } from './ChoiceField';

interface Props {
  customerId: Id | null;
  chosen: Id | null;
  onChoose: (id: Id | null) => void;
  /** What the server says against it. */
  refused: string | undefined;
}

/** The locations of the chosen customer. A single one is chosen by itself. */
export function LocationSelect({ customerId, chosen, onChoose, refused }: Props) {
  const dispatch = useAppDispatch();
  const key = customerId === null ? null : String(customerId);
  const { load, retry } = useAnswer<Location[]>(key, async (signal) => {
    const answer = await dispatch(readLocations({ customerId: customerId ?? '', signal }));
    if (!answer.ok) return answer;
    const [only, ...others] = answer.value;
    if (only && others.length === 0 && !isSameId(only.id, chosen)) onChoose(only.id);
    return answer;
  });

  return (
    <ChoiceField
      label={t('Location')}
      empty={customerId === null ? t('Choose a customer first') : t('Choose a location')}
      load={load}
      nameOf={({ name, address }) => [name, address].filter(Boolean).join(', ')}
      chosen={chosen}
      onChoose={onChoose}
      onRetry={retry}
      error={refused}
    />
  );
}
