import type { ComponentType, ReactNode } from 'react';
import type { Load } from '../store/load';
import { FailureAlert } from './FailureAlert';
import { PartFailed } from './Later';
import type { useLazyAtOnce } from './useLazy';

interface Props<Value, PartProps> {
  /** What the part shows. What was read before stays in sight while it is read again. */
  load: Load<Value>;
  /** Its code, of `useLazyAtOnce`, which comes while the server is asked. */
  part: ReturnType<typeof useLazyAtOnce<ComponentType<PartProps>>>;
  props: (value: Value) => PartProps;
  /** Stands there until both are there. */
  skeleton: ReactNode;
  /** What is said where it could not be read, before why. */
  failed?: string;
  onRetry: () => void;
}

/** A part of the screen that shows what is read first, once that and its code are there. */
export function LoadedPart<Value, PartProps extends object>(props: Props<Value, PartProps>) {
  const { load } = props;
  const [part, fetchPart] = props.part;
  const value = load.status === 'idle' ? undefined : load.value;
  if (value === undefined && load.status === 'failed') {
    // Where the server cannot be reached its code may be missing too.
    const onRetry = () => {
      fetchPart();
      props.onRetry();
    };
    return (
      <FailureAlert failure={load.failure} onRetry={onRetry}>
        {props.failed}
      </FailureAlert>
    );
  }
  if (part.status === 'failed') return <PartFailed onRetry={fetchPart} />;
  if (value === undefined || part.status !== 'ready') return props.skeleton;
  return <part.value {...props.props(value)} />;
}
