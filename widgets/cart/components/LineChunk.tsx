import { memo } from 'react';
import { NearWindow } from '@shared/ui/NearWindow';
import type { Line } from '../model/cart';
import { selectIsTogether } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { LineRow } from './LineRow';
import { ProductLines, runsOf } from './ProductLines';

interface Props {
  lines: Line[];
  canEdit: boolean;
  isWindowed: boolean;
}

/** Pixels of a line before it was drawn once. */
const guessedHeight = 88;

/** Some lines that follow each other and are drawn or not drawn together. */
export const LineChunk = memo(function LineChunk({ lines, canEdit, isWindowed }: Props) {
  const takesFocus = useAppSelector(({ focusKey }) => lines.some(({ key }) => key === focusKey));
  const isTogether = useAppSelector(selectIsTogether);
  return (
    <NearWindow
      className="ww-cart-lines"
      isWindowed={isWindowed}
      guessedHeight={guessedHeight * lines.length}
      isPinned={takesFocus}
    >
      {() =>
        isTogether
          ? runsOf(lines).map(([first, ...others]) => (
              <ProductLines
                key={String(first.productId)}
                lines={[first, ...others]}
                canEdit={canEdit}
              />
            ))
          : lines.map((line) => <LineRow key={line.key} line={line} canEdit={canEdit} />)
      }
    </NearWindow>
  );
}, hasSameLines);

interface WithLines {
  lines: readonly Line[];
}

/** Whether a part of the cart shows what it showed: an answer of the server makes new lists of the same lines. */
export function hasSameLines<Part extends WithLines>(
  { lines: before, ...old }: Part,
  { lines, ...now }: Part,
): boolean {
  const isRestSame = Object.entries(now).every(
    ([name, value]) => value === old[name as keyof typeof old],
  );
  return (
    isRestSame && before.length === lines.length && lines.every((line, at) => line === before[at])
  );
}
