import { t } from '@shared/i18n';
import { failureText } from '@shared/ui/failureText';
import type { Conflict } from '../model/changes';
import type { Refusal } from '../state/slice';

/** What someone else made of a line, and that the person's own quantity is not saved. */
export function conflictText({ mine, theirs }: Conflict): string {
  if (theirs === 0) return t('A colleague removed this. Your %(mine)s is not saved yet.', { mine });
  if (mine === 0)
    return t('A colleague set this to %(theirs)s. It is not removed yet.', { theirs });
  const values = { mine, theirs };
  return t('A colleague set this to %(theirs)s. Your %(mine)s is not saved yet.', values);
}

/** What was not done, and why. `isHere`: the line is in the cart. */
export function refusalText({ asked, left, failure }: Refusal, isHere: boolean): string {
  if (left !== null && asked > 0) {
    return t('Only %(left)s of %(asked)s cases are available.', { left, asked });
  }
  return [notDone(asked, isHere), failureText(failure)].join(' ');
}

function notDone(asked: number, isHere: boolean): string {
  if (asked === 0) return t('Not removed.');
  return isHere
    ? t('Quantity not changed to %(asked)s.', { asked })
    : t('Not put back into the cart.');
}
