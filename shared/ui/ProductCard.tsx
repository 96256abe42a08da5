import type { MouseEvent, ReactNode } from 'react';
import type { Facts } from '../format/facts';
import { linkUrl } from '../urls/guard';
import { FactLine } from './FactLine';
import { NameLink } from './NameLink';
import { Thumbnail } from './Thumbnail';

interface Props {
  name: string;
  /** The product's own page. */
  href?: string | null | undefined;
  picture: { url: string | null | undefined; category?: string | null | undefined };
  /** Two at most, at the picture's top start. */
  badges?: ReactNode;
  /** At the picture's top end: the heart. */
  corner?: ReactNode;
  /** Brand and strain, of which the name leaves out what it says itself; potency, package size and case. */
  captions: readonly Facts[];
  /** As it is to be read: "$384.00"; null where it is not told. */
  price: string | null;
  /** "/ case · $16.00 each". */
  priceFacts?: Facts;
  availability?: ReactNode;
  /** Marks the link for the focus, by a key of the list. */
  focusKey?: string;
  /** Is told when the link is pressed. */
  onLeave?: (event: MouseEvent) => void;
  /** The stepper and "Add". What is sold out has none. */
  children?: ReactNode;
}

/** A product in a grid of products: `ww-product-grid` around them, in which their lines meet. */
export function ProductCard(props: Props) {
  const { name, picture, badges, corner, captions, price, priceFacts = [], availability } = props;
  const { focusKey, onLeave } = props;
  return (
    <article className="ww-product-card" aria-label={name} data-card={focusKey}>
      <div className="ww-product-picture">
        <Thumbnail {...picture} size={56} />
        {badges && <div className="ww-product-badges">{badges}</div>}
        {corner && <div className="ww-product-corner">{corner}</div>}
      </div>
      <div className="ww-product-facts">
        <NameLink {...{ name, focusKey, onLeave }} href={linkUrl(props.href)} title={name} />
        {captions.map((facts, at) => (
          <FactLine key={at} facts={facts} name={at === 0 ? name : ''} />
        ))}
      </div>
      <p className="ww-product-price">
        {price !== null && (
          <>
            <strong>{price}</strong> <FactLine facts={priceFacts} />
          </>
        )}
      </p>
      <div className="ww-product-availability">{availability}</div>
      <div className="ww-product-actions">{props.children}</div>
    </article>
  );
}
