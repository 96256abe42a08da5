import type { RuleFamily } from '@shared/contract/rules';
import { t, tn } from '@shared/page/i18n';
import type { Evaluation } from './decide';
import type { Mark, WorkCount } from './work';

export const familyName = (family: RuleFamily): string =>
  ({ quantity: t('Quantity'), pricing: t('Pricing'), visibility: t('Visibility') })[family];

/** How the rules of a family are evaluated, as the screen states it. */
export const evaluationSays = (evaluation: Evaluation): string =>
  ({
    'first-match': t('The first matching rule applies.'),
    'last-match': t('The last matching rule applies.'),
    'most-specific': t(
      'The matching rule with the most conditions applies; among equals, the first in the list.',
    ),
  })[evaluation];

export const markName = (mark: Mark): string =>
  ({ new: t('New'), changed: t('Changed'), moved: t('Moved'), deleted: t('Deleted') })[mark];

/** "2 rules changed, 1 moved". Only the first part says of what. */
export function countSays({ added, changed, moved, deleted }: WorkCount): string {
  const parts: [number, string, string][] = [
    [
      changed,
      tn('%(count)s rule changed', '%(count)s rules changed', changed),
      t('%(count)s changed', { count: changed }),
    ],
    [
      added,
      tn('%(count)s rule added', '%(count)s rules added', added),
      t('%(count)s added', { count: added }),
    ],
    [
      moved,
      tn('%(count)s rule moved', '%(count)s rules moved', moved),
      t('%(count)s moved', { count: moved }),
    ],
    [
      deleted,
      tn('%(count)s rule deleted', '%(count)s rules deleted', deleted),
      t('%(count)s deleted', { count: deleted }),
    ],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([, whole, short], index) => (index === 0 ? whole : short))
    .join(', ');
}

export const changesIn = ({ added, changed, moved, deleted }: WorkCount): number =>
  added + changed + moved + deleted;

export const movedSays = (number: number, total: number): string =>
  t('Moved to position %(number)s of %(total)s.', { number, total });
