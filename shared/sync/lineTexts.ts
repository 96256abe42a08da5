import { t, tn } from '../page/i18n';
import { failureText } from '../ui/failureText';
import type { LineChange, LineRefusal } from './lineNotes';

/** What someone else made of a line, and that the person's own value is not saved: cases, or an amount as it is read. */
export function conflictText({ mine, theirs }: Record<'mine' | 'theirs', number | string>): string {
  if (theirs === 0) return t('A colleague removed this. Your %(mine)s is not saved yet.', { mine });
  if (mine === 0)
    return t('A colleague set this to %(theirs)s. It is not removed yet.', { theirs });
  const values = { mine, theirs };
  return t('A colleague set this to %(theirs)s. Your %(mine)s is not saved yet.', values);
}

/** What was not done, and why. `isHere`: the line is in the list, so that it was not to come back. */
export function refusalText(
  { asked, left, failure }: LineRefusal<unknown>,
  isHere: boolean,
): string {
  if (left !== null && asked > 0) return tooManyText(asked, left);
  return [notDone(asked, isHere), failureText(failure)].join(' ');
}

export const tooManyText = (asked: number, left: number | string): string =>
  tn(
    'Only %(left)s of %(count)s case is available.',
    'Only %(left)s of %(count)s cases are available.',
    asked,
    { left },
  );

function notDone(asked: number, isHere: boolean): string {
  if (asked === 0) return t('Not removed.');
  return isHere
    ? t('Quantity not changed to %(asked)s.', { asked })
    : t('Not put back into the cart.');
}

/** What someone else did to a line that was not edited here. */
export function changeText({ was, now }: LineChange<unknown>): string {
  if (now === 0)
    return tn(
      'Changed elsewhere: removed, it had %(count)s case.',
      'Changed elsewhere: removed, it had %(count)s cases.',
      was,
    );
  if (was === 0)
    return tn('Added elsewhere: %(count)s case.', 'Added elsewhere: %(count)s cases.', now);
  return tn(
    'Changed elsewhere: from %(was)s to %(count)s case.',
    'Changed elsewhere: from %(was)s to %(count)s cases.',
    now,
    { was },
  );
}
