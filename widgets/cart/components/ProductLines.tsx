import { FactLine } from '@shared/ui/FactLine';
import type { Line } from '../model/cart';
import { LineImage, LineRow } from './LineRow';

/** What is ordered of one product, with aggregate variants: its package sizes and batches, each with its own cases. */
export function ProductLines({ lines }: { lines: readonly Line[] }) {
  const [first] = lines;
  if (!first) return null;
  return (
    <li aria-label={first.product}>
      <div className="ww-line">
        <LineImage line={first} />
        <div className="ww-line-what">
          <strong>{first.product}</strong>
          <FactLine facts={[first.brand, first.strain]} name={first.product} />
        </div>
      </div>
      <ul className="ww-cart-lines ww-cart-product">
        {lines.map((line) => (
          <LineRow key={line.key} line={line} isUnderProduct />
        ))}
      </ul>
    </li>
  );
}
