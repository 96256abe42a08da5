import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';

interface Props {
  /** What it is, for screen readers. */
  label: string;
  text: string;
  copyLabel: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Text for machines, as it is to be copied. */
export const CodeBlock = ({ label, text, copyLabel, children }: Props) => (
  <div className="ww-code" role="group" aria-label={label}>
    <pre dir="ltr" translate="no">
      {text}
    </pre>
    <div className="ww-row">
      <CopyButton textOf={() => text} label={copyLabel} />
      {children}
    </div>
  </div>
);
