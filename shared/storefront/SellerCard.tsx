import type { ReactNode } from 'react';
import type { Facts } from '../format/facts';
import { linkUrl } from '../urls/guard';
import { FactLine } from '../ui/FactLine';
import { boxIcon } from '../ui/icons/box';
import { NameLink } from '../ui/NameLink';
import { Picture } from '../ui/Picture';

interface Props {
  name: string;
  /** The seller's own page. */
  href?: string | null | undefined;
  logo: string | null;
  /** Under the name, each a line of facts that tell it from others; empty ones are left out. */
  captions?: readonly Facts[];
  badges?: ReactNode;
  /** Beside the name: the heart. */
  corner?: ReactNode;
  /** Marks the link for the focus, by a key of the list. */
  focusKey?: string;
  onLeave?: () => void;
  /** What is to be said of it. */
  children?: ReactNode;
}

/** A seller in a grid of sellers: `ww-seller-grid` around them. */
export function SellerCard({ name, href, logo, captions = [], ...props }: Props) {
  const { badges, corner, focusKey, onLeave, children } = props;
  return (
    <article className="ww-seller-card" aria-label={name} data-card={focusKey}>
      <span className="ww-seller-logo">
        <Picture url={logo} sign={boxIcon} size={56} />
      </span>
      <div className="ww-seller-facts">
        <NameLink {...{ name, focusKey, onLeave }} href={linkUrl(href)} title={name} />
        {captions.map((facts, at) => (
          <FactLine key={at} facts={facts} />
        ))}
        {badges && <div className="ww-seller-badges">{badges}</div>}
      </div>
      {corner && <div className="ww-seller-corner">{corner}</div>}
      {children}
    </article>
  );
}
