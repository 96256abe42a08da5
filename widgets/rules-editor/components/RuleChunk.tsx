import { memo } from 'react';
import { NearWindow } from '../../../shared/ui/NearWindow';
import { useAppSelector } from '../state/slice';
import { RuleRow } from './RuleRow';
import type { Entry } from './useEntries';

interface Props {
  entries: readonly Entry[];
  canMove: boolean;
  isWindowed: boolean;
}

/** Pixels of a row before it was drawn once. */
const guessedHeight = 69;

/** Some rules that follow each other and are drawn or not drawn together. */
export const RuleChunk = memo(function RuleChunk({ entries, canMove, isWindowed }: Props) {
  const isPinned = useAppSelector(
    ({ focus, openKey }) =>
      (focus !== null || openKey !== null) &&
      entries.some(({ rule }) => rule.key === focus?.key || rule.key === openKey),
  );
  return (
    <NearWindow
      className="ww-rules-rows"
      isWindowed={isWindowed}
      guessedHeight={guessedHeight * entries.length}
      isPinned={isPinned}
    >
      {() => entries.map((entry) => <RuleRow key={entry.rule.key} canMove={canMove} {...entry} />)}
    </NearWindow>
  );
});
