import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState';
import { boxIcon } from '../ui/icons/box';
import { searchIcon } from '../ui/icons/search';

interface NothingYetProps {
  /** "There are no users yet." */
  title: string;
  /** What the list is for. */
  children?: ReactNode;
  /** The way to a first one. */
  action?: ReactNode;
}

/** In place of a list in which nothing is. */
export const NothingYet = ({ action, ...props }: NothingYetProps) => (
  <EmptyState icon={boxIcon} actions={action} {...props} />
);

interface NothingFoundProps {
  /** "No user fits." */
  title: string;
  /** "Clear the search" */
  clearLabel: string;
  /** Null where nothing can be taken away. */
  onClear: (() => void) | null;
}

/** In place of a list of which search and filters leave nothing. */
export const NothingFound = ({ title, clearLabel, onClear }: NothingFoundProps) => (
  <EmptyState
    icon={searchIcon}
    title={title}
    actions={
      onClear && (
        <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
          {clearLabel}
        </button>
      )
    }
  />
);
