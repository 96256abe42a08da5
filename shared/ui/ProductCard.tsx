import type { ReactNode } from 'react';
import { linkUrl } from '../urls';
import { Thumbnail } from './Thumbnail';

interface Props {
  name: string;
  /** The product's own page. */
  href?: string | undefined;
  picture: { url: string | null | undefined; category?: string | null | undefined };
  /** Two at most, at the picture's top start. */
  badges?: ReactNode;
  /** At the picture's top end: the heart. */
  corner?: ReactNode;
  /** Brand and strain; potency, package size and case. A caption each. */
  captions: readonly string[];
  /** As it is to be read: "$384.00". */
  price: string;
  /** "/ case · $16.00 each". */
  priceFacts?: string;
  availability?: ReactNode;
  /** The stepper and "Add". What is sold out has none. */
  children?: ReactNode;
}

/** A product in a grid of products: `ww-product-grid` around them, in which their lines meet. */
export function ProductCard(props: Props) {
  const { name, picture, badges, corner, captions, price, priceFacts, availability } = props;
  const href = linkUrl(props.href);
  return (
    <article className="ww-product-card" aria-label={name}>
      <div className="ww-product-picture">
        <Thumbnail {...picture} size={56} />
        {badges && <div className="ww-product-badges">{badges}</div>}
        {corner && <div className="ww-product-corner">{corner}</div>}
      </div>
      <div className="ww-product-facts">
        {href ? (
          <a className="ww-product-name" href={href} title={name}>
            {name}
          </a>
        ) : (
          <span className="ww-product-name" title={name}>
            {name}
          </span>
        )}
        {captions.map((caption) => (
          <p key={caption} className="ww-muted">
            {caption}
          </p>
        ))}
      </div>
      <p className="ww-product-price">
        <strong>{price}</strong> <span className="ww-muted">{priceFacts}</span>
      </p>
      {availability && <div>{availability}</div>}
      {props.children && <div className="ww-product-actions">{props.children}</div>}
    </article>
  );
}
