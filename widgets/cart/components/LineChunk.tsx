import { NearWindow } from '@shared/ui/NearWindow';
import type { Line } from '../model/cart';
import { selectIsLong, selectIsTogether } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { LineRow } from './LineRow';
import { ProductLines } from './ProductLines';

/** Pixels of a line before it was drawn once. */
const guessedHeight = 88;

/** Some lines that follow each other and are drawn or not drawn together. */
export function LineChunk({ lines }: { lines: readonly Line[] }) {
  const takesFocus = useAppSelector(({ focusKey }) => lines.some(({ key }) => key === focusKey));
  const isTogether = useAppSelector(selectIsTogether);
  return (
    <NearWindow
      className="ww-cart-lines"
      isWindowed={useAppSelector(selectIsLong)}
      guessedHeight={guessedHeight * lines.length}
      isPinned={takesFocus}
    >
      {() =>
        isTogether
          ? chunksOf(lines, 1, true).map((run) => (
              <ProductLines key={String(run[0]?.productId)} lines={run} />
            ))
          : lines.map((line) => <LineRow key={line.key} line={line} />)
      }
    </NearWindow>
  );
}

/** Lists of about this length, which part no product whose lines stand together. */
export function chunksOf(lines: readonly Line[], length: number, isTogether: boolean): Line[][] {
  const all: Line[][] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const isSame = isTogether && last?.at(-1)?.productId === line.productId;
    if (last && (last.length < length || isSame)) last.push(line);
    else all.push([line]);
  }
  return all;
}
