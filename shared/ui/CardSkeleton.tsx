interface Props {
  /** Read to screen readers in place of the bars. */
  label: string;
  cards: number;
}

/** A grid of products before it is there. It appears after 150 ms. */
export const CardSkeleton = ({ label, cards }: Props) => (
  <div className="ww-skeleton ww-product-grid" role="status">
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: cards }, (_, card) => (
      <div key={card} className="ww-skeleton-card" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    ))}
  </div>
);
