import type { ReactNode } from 'react';
import { useDomId, useWidget } from '../mount/WidgetContext';
import { ReadOnlyBadge } from './ReadOnlyBadge';

interface Props {
  /** What is known: while a thing loads, its kind ("Batch"), never a guess. */
  title: string;
  /** One line under the title: "12 batches · 2 expire within 30 days". Never an explanation of the screen. */
  facts?: ReactNode;
  /** Everything can be looked at and nothing changed, as a badge says. */
  isReadOnly?: boolean | undefined;
  badges?: ReactNode;
  /** At the end of the title's row: three buttons at most, the primary last. */
  actions?: ReactNode;
  /** Cards. */
  children: ReactNode;
}

/**
 * The frame of a screen: its title once, on the page's own background, with facts, badges and actions. The config's
 * `headingLevel` fits the title into the headings of the page; with `heading: "hidden"`, for a page that shows the
 * title itself, it is there for screen readers alone, and takes the focus all the same.
 */
export function Screen(props: Props) {
  const { title, facts, isReadOnly, badges, actions, children } = props;
  const titleId = useDomId();
  const { heading, headingLevel = 2 } = useWidget().config;
  const Heading = `h${headingLevel}` as const;
  const hidden = heading === 'hidden' ? 'visually-hidden' : '';
  return (
    <section className="ww-screen" aria-labelledby={titleId}>
      <header className="ww-header">
        <div className="ww-heading">
          <Heading className={`ww-title ${hidden}`} id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {isReadOnly && <ReadOnlyBadge />}
          {badges}
        </div>
        {facts && <p className="ww-facts">{facts}</p>}
        {actions && <div className="ww-actions">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
