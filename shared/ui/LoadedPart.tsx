import type { ComponentType, ReactNode } from 'react';
import type { Load } from '../store/load';
import { FailureAlert } from './FailureAlert';
import { PartFailed } from './LazyPart';
import { useLazyAtOnce } from './useLazy';

interface Props<Value, PartProps> {
  /** What the part shows, of `useResource`. What was read before stays in sight while it is read again. */
  of: { load: Load<unknown>; answer: Value | undefined; read: () => void };
  /** Its code, which comes while the server is asked. The same function each time. */
  code: () => Promise<ComponentType<PartProps>>;
  props: (value: Value) => PartProps;
  /** Stands there until both are there. */
  skeleton: ReactNode;
  /** What is said where it could not be read, before why. */
  failed?: string;
  /** The same where what was read before is shown still; left out where the part says so itself. */
  outdated?: string;
}

/** A part of the screen that shows what is read first, once that and its code are there. */
export function LoadedPart<Value, PartProps extends object>(props: Props<Value, PartProps>) {
  const { load, answer, read } = props.of;
  const [part, fetchPart] = useLazyAtOnce(props.code);
  if (answer === undefined && load.status === 'failed') {
    // Where the server cannot be reached its code may be missing too.
    const retry = () => {
      fetchPart();
      read();
    };
    return (
      <FailureAlert failure={load.failure} onRetry={retry}>
        {props.failed}
      </FailureAlert>
    );
  }
  if (part.status === 'failed') return <PartFailed onRetry={fetchPart} />;
  if (answer === undefined || part.status !== 'ready') return props.skeleton;
  return (
    <>
      {props.outdated && load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={read}>
          {props.outdated}
        </FailureAlert>
      )}
      <part.value {...props.props(answer)} />
    </>
  );
}
