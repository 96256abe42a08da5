import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState';
import { boxIcon } from '../ui/icons/box';
import { searchIcon } from '../ui/icons/search';
import type { ListQuery } from './listQuery';

interface NothingYetProps {
  /** "There are no users yet." */
  title: string;
  /** What the list is for. */
  children?: ReactNode;
  /** The way to a first one. */
  action?: ReactNode;
}

/** Instead of a list in which nothing is. */
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

/** Instead of a list of which search and filters leave nothing. */
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

/**
 * For a `ListScreen` of which one part is looked at (`isPart`), such as what is archived: what is said where nothing is
 * searched for in it and nothing is there. Nothing could be cleared then.
 *
 * @example
 * <ListScreen {...nothingIn(query, statusOf(query) === 'archived', t('No brand is archived.'))} … />
 */
export const nothingIn = ({ filterText }: ListQuery, isPart: boolean, title: string) =>
  isPart && filterText.trim() === '' && { notFound: <EmptyState icon={boxIcon} title={title} /> };
