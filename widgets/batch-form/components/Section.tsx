import type { ReactNode } from 'react';
import { useDomId } from '@shared/mount/WidgetContext';

interface Props {
  title: string;
  /** At the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the form under a heading of its own. */
export function Section({ title, actions, children }: Props) {
  const id = useDomId();
  return (
    <section className="ww-batch-section" aria-labelledby={id}>
      <div className="ww-row">
        <h3 className="ww-batch-heading" id={id}>
          {title}
        </h3>
        {actions}
      </div>
      {children}
    </section>
  );
}
