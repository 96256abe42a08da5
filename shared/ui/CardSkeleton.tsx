interface Props {
  /** Read to screen readers instead of the bars. */
  label: string;
  cards: number;
  /** Lays out the cards; by default as a grid of products. */
  className?: string;
}

/** Cards before they are there. They appear after 150 ms. */
export const CardSkeleton = ({ label, cards, className = 'ww-product-grid' }: Props) => (
  <div className={`ww-skeleton ${className}`} role="status">
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
