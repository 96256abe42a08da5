import type { ReactNode } from 'react';
import { t } from '../page/i18n';
import type { Load } from '../store/load';
import { Card } from '../ui/Card';
import { Loaded, shownOf } from '../ui/Loaded';
import type { Explained } from './answers';
import { useExplanation } from './useExplanation';

interface Props<Value> {
  title: string;
  /** Of `useResource`. */
  of: { load: Load<unknown>; answer: Value | undefined; read: () => void };
  skeleton?: ReactNode;
  children: (answer: Value) => ReactNode;
}

/** Figures that load, fail and are tried again by themselves, with from when they are and of what they are made. */
export function FigureCard<Value extends Explained>(props: Props<Value>) {
  const { title, of, skeleton, children } = props;
  const caption = useExplanation(shownOf(of));
  const isReading = of.load.status === 'pending';
  return (
    <Card title={title} caption={caption}>
      <Loaded
        of={of}
        failed={t('%(name)s could not be loaded.', { name: title })}
        outdated={t('What is shown may be out of date.')}
        skeleton={skeleton}
      >
        {(answer) => (
          <div className={isReading ? 'ww-dimmed' : ''} aria-busy={isReading}>
            {children(answer)}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
