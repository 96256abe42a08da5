import type { ReactNode } from 'react';
import type { ResourceState } from '../store/createResource';
import type { Load } from '../store/load';
import { FailureAlert } from './FailureAlert';

type Asked = Pick<ResourceState<unknown>, 'arg' | 'valueArg'>;

interface Answered<Value> {
  load: Load<unknown> & Asked;
  answer: Value | undefined;
}

/** What of an answer is shown: after a failure only what answers the same question. */
export const shownOf = <Value,>({ load, answer }: Answered<Value>): Value | undefined =>
  load.status === 'failed' && load.valueArg !== load.arg ? undefined : answer;

interface Props<Value> {
  /** Of `useResource`. */
  of: Answered<Value> & { read: () => void };
  /** What is said where nothing could be read, before why. */
  failed: string;
  /** The same where what was read before is shown still, if it is said by other words. */
  outdated?: string;
  /** Stands there until something is known. */
  skeleton: ReactNode;
  children: (answer: Value) => ReactNode;
}

/**
 * What the server answers, once it has: what was read before stays in sight while it is read again, and after that
 * failed, if it answers the same question.
 */
export const Loaded = <Value,>(props: Props<Value>) => {
  const { load, read } = props.of;
  const hasFailed = load.status === 'failed';
  const answer = shownOf(props.of);
  return (
    <>
      {hasFailed && (
        <FailureAlert failure={load.failure} onRetry={read}>
          {answer === undefined ? props.failed : (props.outdated ?? props.failed)}
        </FailureAlert>
      )}
      {answer === undefined ? !hasFailed && props.skeleton : props.children(answer)}
    </>
  );
};
