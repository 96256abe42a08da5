import { isSameId } from '@shared/id';
import { t, tn } from '@shared/i18n';
import type { Refused } from '../model/answers';
import { nameOf } from '../model/words';
import type { Moved, Unsettled } from '../state/stockThunks';

/** Not all of the chosen batches were moved. */
export interface Partly {
  refused: Refused[];
  /** All that this dialog has moved. */
  moves: readonly Moved[];
}

/** What was moved, with one more: to the same location it is one. */
export function withMove(moves: readonly Moved[], move: Moved): readonly Moved[] {
  if (move.batchIds.length === 0) return moves;
  const same = moves.find(({ to }) => isSameId(to.id, move.to.id));
  const batchIds = [...(same?.batchIds ?? []), ...move.batchIds];
  return [...moves.filter((each) => each !== same), { ...move, batchIds }];
}

export const movedText = (moves: readonly Moved[]): string =>
  moves
    .map(({ to, batchIds: { length } }) =>
      tn('Moved %(count)s batch to %(name)s.', 'Moved %(count)s batches to %(name)s.', length, {
        name: nameOf(to),
      }),
    )
    .join(' ');

export const notMovedText = ({ isUnknown }: Unsettled): string =>
  isUnknown ? t('We don’t know whether the batches were moved.') : t('No batches were moved.');

export function partlyText({ refused, moves }: Partly): string {
  const moved = moves.flatMap(({ batchIds }) => batchIds).length;
  return [
    tn('%(count)s batch was moved.', '%(count)s batches were moved.', moved),
    tn('%(count)s batch stayed.', '%(count)s batches stayed.', refused.length),
  ].join(' ');
}

/** What is said of a move that was taken back. */
export const backText = ({ from, batchIds }: Moved, refused: readonly Refused[]): string => {
  const moved = batchIds.length - refused.length;
  const name = nameOf(from);
  return [
    moved > 0 &&
      tn(
        'Moved %(count)s batch back to %(name)s.',
        'Moved %(count)s batches back to %(name)s.',
        moved,
        { name },
      ),
    refused.length > 0 &&
      tn('%(count)s batch stayed.', '%(count)s batches stayed.', refused.length),
  ]
    .filter(Boolean)
    .join(' ');
};
