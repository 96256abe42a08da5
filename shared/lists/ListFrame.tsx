import type { ReactNode } from 'react';
import { t } from '../page/i18n';
import type { Load } from '../store/load';
import { FailureAlert } from '../ui/FailureAlert';
import { Screen } from '../ui/Screen';

interface FailedProps {
  load: Load<unknown>;
  /** What is said where nothing was read yet: "The users could not be loaded." */
  children: string;
  onRetry: () => void;
}

/** Why the list could not be read: there is none, or the one that is shown is old. */
export const ListFailed = ({ load, children, onRetry }: FailedProps) =>
  load.status === 'failed' && (
    <FailureAlert failure={load.failure} onRetry={onRetry}>
      {load.value === undefined ? children : t('The list may be out of date.')}
    </FailureAlert>
  );

interface Props {
  title: string;
  /** What is known of the whole: "14 users". Undefined until it is. */
  facts: ReactNode;
  /** Once that is known. */
  isReadOnly?: boolean | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around a list. */
export const ListFrame = ({ facts, isReadOnly, ...props }: Props) => (
  <Screen
    {...props}
    // While it loads, its line is there all the same: nothing jumps when the rows come.
    facts={facts ?? '\u00a0'}
    isReadOnly={isReadOnly}
  />
);
