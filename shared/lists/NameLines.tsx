import type { ReactNode } from 'react';

interface Props {
  /** The name, isolated, or a link with it. */
  children: ReactNode;
  /** The caption under it, where there is one. */
  says: string | undefined;
}

/** What a row is called over what else is said of it, each cut off where it is too long. The row has room for both. */
export const NameLines = ({ children, says }: Props) => (
  <span className="ww-name-lines">
    {children}
    {/* Text of the server is isolated, so that a right-to-left one does not turn what is around it. */}
    {says && (
      <bdi className="ww-muted" title={says}>
        {says}
      </bdi>
    )}
  </span>
);
