import { useEffect, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createWidgetStore } from '../store/createWidgetStore';
import type { CommonConfig } from './config';
import type { Mount, MountServices, WidgetDefinition } from './defineWidget';

interface Props<Config extends CommonConfig, State, Services extends MountServices> {
  definition: WidgetDefinition<Config, State, Services>;
  extra: Mount<Config>;
}

/** The services and the store of one mount and the screen in it. Retry after a crash makes all of them anew. */
export function WidgetRoot<Config extends CommonConfig, State, Services extends MountServices>({
  definition: { reducer, services: createServices, start, Screen },
  extra,
}: Props<Config, State, Services>) {
  const [crash, setCrash] = useState<{ error: unknown }>();
  const [{ services, store }] = useState(() => {
    // A widget without services has none that a thunk could ask for.
    const made = createServices?.(extra) ?? ({} as Services);
    const onCrash = (error: unknown) => setCrash({ error });
    return {
      services: made,
      store: createWidgetStore(reducer, { ...extra, services: made, crash: onCrash }),
    };
  });

  useEffect(() => {
    if (start) store.dispatch(start(extra.config));
  }, [store, start, extra]);

  // In the layout's turn, so that unmounting lets go of everything at once.
  useLayoutEffect(() => () => services.dispose?.(), [services]);

  if (crash) throw crash.error;
  return (
    <Provider store={store}>
      <Screen config={extra.config} />
    </Provider>
  );
}
