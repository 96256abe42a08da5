import { NearWindow } from '@shared/ui/NearWindow';
import type { Line } from '../model/cart';
import { selectIsLong, selectIsTogether } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { LineRow } from './LineRow';
import { ProductLines } from './ProductLines';

/** Lines that are drawn or not drawn together. */
const chunkLength = 10;
/** Pixels of a line before it was drawn once. */
const guessedHeight = 88;

/** The lines of a location, those of a long cart only near the window. */
export function LineChunks({ lines }: { lines: readonly Line[] }) {
  const isTogether = useAppSelector(selectIsTogether);
  const isLong = useAppSelector(selectIsLong);
  const focusKey = useAppSelector((state) =>
    lines.some(({ key }) => key === state.focusKey) ? state.focusKey : null,
  );
  return chunksOf(lines, isLong ? chunkLength : lines.length, isTogether).map((chunk, index) => (
    <NearWindow
      key={index}
      className="ww-cart-lines"
      isWindowed={isLong}
      guessedHeight={guessedHeight * chunk.length}
      isPinned={chunk.some(({ key }) => key === focusKey)}
    >
      {() =>
        isTogether
          ? chunksOf(chunk, 1, true).map((run) => (
              <ProductLines key={String(run[0]?.productId)} lines={run} />
            ))
          : chunk.map((line) => <LineRow key={line.key} line={line} />)
      }
    </NearWindow>
  ));
}

/** Lists of about this length, which part no product whose lines stand together. */
function chunksOf(lines: readonly Line[], length: number, isTogether: boolean): Line[][] {
  const all: Line[][] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const isSame = isTogether && last?.at(-1)?.productId === line.productId;
    if (last && (last.length < length || isSame)) last.push(line);
    else all.push([line]);
  }
  return all;
}
