import type { ReactNode } from 'react';

interface Props {
  /** The id of the part that it opens and closes. */
  panelId: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Opens and closes a part of the screen. */
export const PanelButton = ({ panelId, isOpen, onToggle, children }: Props) => (
  <button
    type="button"
    className="btn btn-outline-secondary"
    aria-expanded={isOpen}
    aria-controls={panelId}
    onClick={() => onToggle(!isOpen)}
  >
    {children}
  </button>
);
