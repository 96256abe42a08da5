import type { ReactNode } from 'react';
import { linkUrl } from '../urls';
import { boxIcon } from './icons/box';
import { Picture } from './Picture';

interface Props {
  name: string;
  /** The seller's own page. */
  href?: string | null | undefined;
  logo: string | null;
  /** Under the name: regions. */
  caption?: string;
  /** What tells it from others, a caption each; empty ones are left out. */
  facts?: readonly string[];
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
export function SellerCard({ name, href, logo, caption, facts = [], ...props }: Props) {
  const link = linkUrl(href);
  const Name = link ? 'a' : 'span';
  const { badges, corner, focusKey, onLeave, children } = props;
  return (
    <article className="ww-seller-card" aria-label={name} data-card={focusKey}>
      <span className="ww-seller-logo">
        <Picture url={logo} sign={boxIcon} size={56} />
      </span>
      <div className="ww-seller-facts">
        <Name
          className="ww-product-name"
          title={name}
          data-focus={focusKey}
          {...(link ? { href: link, onClick: onLeave } : { tabIndex: -1 })}
        >
          <bdi>{name}</bdi>
        </Name>
        {[caption, ...facts].map(
          (fact) =>
            fact && (
              <p key={fact} className="ww-muted" title={fact}>
                {fact}
              </p>
            ),
        )}
        {badges && <div className="ww-seller-badges">{badges}</div>}
      </div>
      {corner && <div className="ww-seller-corner">{corner}</div>}
      {children}
    </article>
  );
}
