import { t } from '@shared/i18n';
import { failureText } from '@shared/ui/failureText';
import type { Change, Conflict } from '../model/sheet';
import type { Refusal } from '../state/slice';

/** What someone else made of a cell, and that the person's own number is not saved. */
export function conflictText({ mine, theirs }: Conflict): string {
  if (theirs === 0) return t('A colleague removed this. Your %(mine)s is not saved yet.', { mine });
  if (mine === 0)
    return t('A colleague set this to %(theirs)s. It is not removed yet.', { theirs });
  const values = { mine, theirs };
  return t('A colleague set this to %(theirs)s. Your %(mine)s is not saved yet.', values);
}

/** What was not done, and why. */
export function refusalText({ asked, left, failure }: Refusal): string {
  if (left !== null && asked > 0) {
    return t('Only %(left)s of %(asked)s cases are available.', { left, asked });
  }
  const says = asked === 0 ? t('Not removed.') : t('Quantity not changed to %(asked)s.', { asked });
  return [says, failureText(failure)].join(' ');
}

export function changeText({ was, now }: Change): string {
  if (now === 0) return t('Changed elsewhere: removed, it had %(was)s cases.', { was });
  if (was === 0) return t('Added elsewhere: %(now)s cases.', { now });
  return t('Changed elsewhere: from %(was)s to %(now)s cases.', { was, now });
}
