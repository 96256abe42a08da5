import { useEffect, type ComponentType, type ReactNode } from 'react';
import { t } from '../page/i18n';
import { FailureAlert } from './FailureAlert';
import { useLazy } from './useLazy';

interface Props<PartProps> {
  /** The same function each time. */
  load: () => Promise<ComponentType<PartProps>>;
  props: PartProps;
  /** Stands there until the code has come; nothing where it is left out. */
  children?: ReactNode;
}

/** A part of the screen whose code comes when it is first shown. What cannot be fetched can be asked for again. */
export function LazyPart<PartProps extends object>({ load, props, children }: Props<PartProps>) {
  const [part, start] = useLazy(load);
  useEffect(() => {
    if (part.status === 'idle') start();
  }, [part.status, start]);

  if (part.status === 'ready') return <part.value {...props} />;
  return part.status === 'failed' ? <PartFailed onRetry={start} /> : children;
}

export const PartFailed = ({ onRetry }: { onRetry: () => void }) => (
  <FailureAlert onRetry={onRetry}>
    {t('This part could not be loaded. Check your connection and try again.')}
  </FailureAlert>
);
