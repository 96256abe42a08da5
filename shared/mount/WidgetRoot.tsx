import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createWidgetStore, type Extra } from '../store/createWidgetStore';
import type { CommonConfig } from './config';
import type { WidgetDefinition } from './defineWidget';

interface Props<Config extends CommonConfig, State> {
  definition: WidgetDefinition<Config, State>;
  extra: Pick<Extra<Config>, 'http' | 'config' | 'events'>;
}

/** The store of one mount and the screen in it. Retry after a crash makes both anew. */
export function WidgetRoot<Config extends CommonConfig, State>({
  definition: { reducer, start, Screen },
  extra,
}: Props<Config, State>) {
  const [crash, setCrash] = useState<{ error: unknown }>();
  const [store] = useState(() =>
    createWidgetStore(reducer, { ...extra, crash: (error) => setCrash({ error }) }),
  );

  useEffect(() => {
    if (start) store.dispatch(start(extra.config));
  }, [store, start, extra]);

  if (crash) throw crash.error;
  return (
    <Provider store={store}>
      <Screen config={extra.config} />
    </Provider>
  );
}
