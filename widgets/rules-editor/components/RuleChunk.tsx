import { memo } from 'react';
import { NearWindow } from '@shared/ui/NearWindow';
import { RuleRow } from './RuleRow';
import type { Chunk } from './useEntries';

interface Props {
  entries: Chunk;
  canMove: boolean;
  isWindowed: boolean;
  guessedHeight: number;
  /** True while one of its rules is edited or takes the focus. */
  isPinned: boolean;
  startsNear: boolean;
}

/** Some rules that follow each other and are drawn or not drawn together. */
export const RuleChunk = memo(function RuleChunk({ entries, canMove, ...windowing }: Props) {
  return (
    <NearWindow className="ww-rules-rows" {...windowing}>
      {() => entries.map((entry) => <RuleRow key={entry.rule.key} canMove={canMove} {...entry} />)}
    </NearWindow>
  );
});
