import { t } from '@shared/page/i18n';
import { RowMoves } from '@shared/lists/RowMoves';
import type { Rule } from '@shared/rules/rules';
import { moveBy, moveToNumber } from '../state/editThunks';
import { focusMoved, useAppDispatch } from '../state/slice';
import { useSheet } from './SheetContext';

interface Props {
  rule: Rule;
  number: number | null;
  canMove: boolean;
}

/** The rule's number, with the ways to move it where it can be moved. */
export function MoveControls({ rule: { key }, number, canMove }: Props) {
  const dispatch = useAppDispatch();
  const { family } = useSheet();
  if (number === null) return <span className="ww-row-moves" />;
  if (!canMove) return <span className="ww-row-moves ww-number ww-muted">{number}</span>;
  return (
    <RowMoves
      number={number}
      name={t('rule %(number)s', { number })}
      onStep={(step, part) => dispatch(moveBy(family, key, step, part))}
      onNumber={(wanted, part) => dispatch(moveToNumber(family, key, wanted, part))}
      onCancel={() => dispatch(focusMoved({ key, part: 'number' }))}
    />
  );
}
