import { memo } from 'react';
import { NearWindow } from '../../../shared/ui/NearWindow';
import { RuleRow } from './RuleRow';
import type { Entry } from './useEntries';

interface Props {
  entries: readonly Entry[];
  canMove: boolean;
  isWindowed: boolean;
  /** True while one of its rules is edited or takes the focus. */
  isPinned: boolean;
}

/** Pixels of a row before it was drawn once. */
const guessedHeight = 69;

/** Some rules that follow each other and are drawn or not drawn together. */
export const RuleChunk = memo(function RuleChunk({
  entries,
  canMove,
  isWindowed,
  isPinned,
}: Props) {
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
