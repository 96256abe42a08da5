import type { ReactNode } from 'react';
import { factsOf, type Facts } from '@shared/facts';
import { linkUrl } from '@shared/urls';

interface RowsProps {
  label: string;
  /** Said in their place where there are none. */
  none: string;
  children: readonly ReactNode[];
}

/** The first rows of what a module counts. */
export const Rows = ({ label, none, children }: RowsProps) =>
  children.length === 0 ? (
    <p className="ww-muted">{none}</p>
  ) : (
    <ul className="ww-module-rows" aria-label={label}>
      {children}
    </ul>
  );

interface RowProps {
  name: string;
  href: string | null;
  facts: Facts;
  badge?: ReactNode;
  end?: ReactNode;
}

export function Row({ name, href, facts, badge, end }: RowProps) {
  const link = linkUrl(href);
  const caption = factsOf(facts);
  return (
    <li>
      <span className="ww-module-name">
        {link ? (
          <a href={link} title={name}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi title={name}>{name}</bdi>
        )}
        {badge}
      </span>
      {end && <span className="ww-module-end">{end}</span>}
      {caption && (
        <span className="ww-muted ww-module-facts" title={caption}>
          {caption}
        </span>
      )}
    </li>
  );
}

/** Leads to all that is counted, and says how much that is. */
export function All({ href, children }: { href: string | null; children: string }) {
  const link = linkUrl(href);
  return link ? (
    <a className="btn btn-outline-secondary ww-module-all" href={link}>
      {children}
    </a>
  ) : (
    <p className="ww-muted">{children}</p>
  );
}
