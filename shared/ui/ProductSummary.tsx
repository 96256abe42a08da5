import type { ReactNode } from 'react';
import type { Facts } from '../format/facts';
import { FactLine } from './FactLine';
import { Thumbnail } from './Thumbnail';

interface Props {
  name: ReactNode;
  /** Brand, strain, package size, case: four at most, empty ones are left out. */
  facts: Facts;
  picture?: { url: string | null | undefined; category?: string | null | undefined };
  /** 40 in rows, 56 in media rows and cards. */
  size?: 40 | 56;
}

/** A product wherever it is named: its picture, its name and what tells it from others. */
export const ProductSummary = ({ name, facts, picture, size = 40 }: Props) => (
  <div className="ww-product">
    {picture && <Thumbnail {...picture} size={size} />}
    <div>
      <span className="ww-product-name">{name}</span>
      <FactLine facts={facts} />
    </div>
  </div>
);
