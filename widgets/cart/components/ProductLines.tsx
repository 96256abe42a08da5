import { factsOf } from '@shared/facts';
import type { Line } from '../model/cart';
import { LineImage, LineRow } from './LineRow';

/** Lines of one product, at least one. */
export type Run = [Line, ...Line[]];

interface Props {
  lines: Run;
  canEdit: boolean;
}

/** What is ordered of one product, with aggregate variants: its package sizes and batches, each with its own cases. */
export const ProductLines = ({ lines, canEdit }: Props) => {
  const [first] = lines;
  return (
    <li aria-label={first.product}>
      <div className="ww-line">
        <LineImage line={first} />
        <div className="ww-line-what">
          <strong>{first.product}</strong>
          <span className="ww-muted">{factsOf([first.brand, first.strain], first.product)}</span>
        </div>
      </div>
      <ul className="ww-cart-lines ww-cart-product">
        {lines.map((line) => (
          <LineRow key={line.key} line={line} canEdit={canEdit} isUnderProduct />
        ))}
      </ul>
    </li>
  );
};

/** The lines that follow each other and are of one product. */
export function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0].productId === line.productId) run.push(line);
    else runs.push([line]);
  }
  return runs;
}
