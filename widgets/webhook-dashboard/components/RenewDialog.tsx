import { useState } from 'react';
import { ChoiceField } from '@shared/forms/ChoiceField';
import type { Failure } from '@shared/http/failure';
import { t, tn } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import { WriteDialog } from '@shared/ui/WriteDialog';
import { renewSecret, type NewSecret } from '../state/secretThunks';
import { useAppDispatch } from '../state/slice';

/** Why no new secret was made, or is not known to be. */
export interface NotRenewed {
  isUnknown: boolean;
  failure: Failure;
}

export const RenewFailed = ({ isUnknown, failure }: NotRenewed) => (
  <FailureAlert failure={failure}>
    {isUnknown ? t('We don’t know whether a new secret was made.') : t('No new secret was made.')}
  </FailureAlert>
);

interface Props {
  /** There is none that anybody verifies by. */
  isFirst: boolean;
  overlapHours: readonly number[];
  onMade: (made: NewSecret) => void;
  onLate: (why: NotRenewed) => void;
  onClose: () => void;
}

/** Asks before receivers that verify by the former secret stop. */
export function RenewDialog({ isFirst, overlapHours, onMade, onLate, onClose }: Props) {
  const dispatch = useAppDispatch();
  const offered = isFirst ? [] : [...overlapHours].sort((one, other) => one - other);
  // Long enough to change the receivers in, where that is offered.
  const [hours, setHours] = useState(offered.find((each) => each > 0) ?? 0);
  const write = useDialogWrite<NotRenewed>(onClose, onLate);

  const renew = async (onSearch: () => void): Promise<NotRenewed | null> => {
    const outcome = await dispatch(renewSecret(hours, onSearch));
    if (outcome.status !== 'saved') {
      return { isUnknown: outcome.status === 'unknown', failure: outcome.failure };
    }
    onMade(outcome.value);
    return null;
  };
  return (
    <WriteDialog
      title={isFirst ? t('Create a signing secret?') : t('Make a new secret?')}
      size="ask"
      action={isFirst ? t('Create the secret') : t('Replace the secret')}
      isDanger={!isFirst}
      write={write}
      searching={t('We don’t know yet whether a new secret was made. Checking…')}
      failed={(why) => <RenewFailed {...why} />}
      onAct={() => void write.send(renew)}
      onClose={onClose}
    >
      <p>{breaksText(isFirst, hours)}</p>
      {offered.length > 1 && (
        <ChoiceField
          label={t('The former secret ends')}
          choices={offered.map((id) => ({ id, name: overlapText(id) }))}
          value={hours}
          isDisabled={write.isBusy}
          onChange={setHours}
        />
      )}
    </WriteDialog>
  );
}

function breaksText(isFirst: boolean, hours: number): string {
  if (isFirst) {
    return t('Deliveries are signed from then on. Receivers that do not verify keep working.');
  }
  if (hours === 0) {
    return t(
      'Receivers that verify by the former secret refuse every delivery from now on, until they have the new one. This cannot be undone.',
    );
  }
  return tn(
    'Deliveries are signed with both secrets for %(count)s hour. Receivers that still verify by the former one after that refuse every delivery. This cannot be undone.',
    'Deliveries are signed with both secrets for %(count)s hours. Receivers that still verify by the former one after that refuse every delivery. This cannot be undone.',
    hours,
  );
}

const overlapText = (hours: number): string =>
  hours === 0 ? t('At once') : tn('After %(count)s hour', 'After %(count)s hours', hours);
