import type { ReactNode } from 'react';
import { useDomId, useWidget } from '../mount/WidgetContext';

interface Props {
  title?: string;
  caption?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What a screen stands on: a border, 16 px inside, and a head where it has a name of its own. No card in a card. */
export function Card({ title, caption, actions, children }: Props) {
  const titleId = useDomId();
  const { headingLevel = 2 } = useWidget().config;
  if (!title) return <div className="ww-card">{children}</div>;
  const Heading = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <section className="ww-card" aria-labelledby={titleId}>
      <header className="ww-card-head">
        <Heading className="ww-card-title" id={titleId}>
          {title}
        </Heading>
        {caption && <p className="ww-muted">{caption}</p>}
        {actions && <div className="ww-row">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
