import type { ReactNode } from 'react';
import { factsOf, type Facts } from '@shared/format/facts';
import type { Id } from '@shared/answers/id';
import { linkUrl } from '@shared/urls/guard';

interface RowWords {
  name: string;
  facts?: Facts;
  badge?: ReactNode;
  end?: ReactNode;
}

/** What is said of a list. */
export interface ListWords<Row> {
  /** What it comes to. */
  figure?: string | false;
  /** Instead of its rows where there are none. */
  none: string;
  row: (row: Row) => RowWords;
  /** What leads to all that is counted, and says how much that is; false where nothing more is there. */
  all: string | false;
}

interface Props<Row> {
  label: string;
  of: { rows: readonly Row[]; url: string | null };
  words: ListWords<Row>;
}

/** The first rows of what a module counts, and the way to all of it. */
export const ModuleList = <Row extends { id: Id; url: string | null }>({
  label,
  of: { rows, url },
  words: { figure, none, row, all },
}: Props<Row>) => (
  <>
    {figure && <p className="ww-module-figure">{figure}</p>}
    {rows.length === 0 && <p className="ww-muted">{none}</p>}
    {rows.length > 0 && (
      <ul className="ww-module-rows" aria-label={label}>
        {rows.map((each) => (
          <ListRow key={String(each.id)} href={linkUrl(each.url)} {...row(each)} />
        ))}
      </ul>
    )}
    {all && <All href={url}>{all}</All>}
  </>
);

function ListRow({ name, href, facts = [], badge, end }: RowWords & { href: string | null }) {
  const caption = factsOf(facts);
  const Name = href ? 'a' : 'span';
  return (
    <li>
      <span className="ww-module-name">
        <Name {...(href && { href })}>
          <bdi>{name}</bdi>
        </Name>
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
  if (!link) return <p className="ww-muted">{children}</p>;
  return (
    <a className="btn btn-outline-secondary ww-module-all" href={link}>
      {children}
    </a>
  );
}
