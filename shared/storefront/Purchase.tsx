import type { ReactNode } from 'react';

interface Props {
  /** What it comes to, but for the total. */
  summary: ReactNode;
  /** The total and the one button that goes on, with what stands in its way. */
  bar: ReactNode;
  /** What is bought. */
  children: ReactNode;
}

/**
 * What is bought, and what it comes to: beside it and in sight where the screen is wide, else under it, with the bar at
 * the bottom of the window.
 */
export const Purchase = ({ summary, bar, children }: Props) => (
  <div className="ww-purchase">
    <div className="ww-stack ww-purchase-main">{children}</div>
    <div className="ww-purchase-side">
      {summary}
      <div className="ww-purchase-bar">{bar}</div>
    </div>
  </div>
);
