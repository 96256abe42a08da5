import { createRoot } from 'react-dom/client';
import { createEvents } from '../events';
import { createHttp } from '../http/createHttp';
import { Boundary } from './Boundary';
import type { CommonConfig } from './config';
import type { WidgetDefinition } from './defineWidget';
import { createPortal } from './portal';
import { readConfig } from './readConfig';
import { registryOf, type Mounted } from './registry';
import { reportError, reportProblems } from './report';
import { stylesReady } from './styles';
import { WidgetContext } from './WidgetContext';
import { WidgetRoot } from './WidgetRoot';

const nothingMounted: Mounted = { unmount: () => undefined };

/** Mounts one widget on one host. Whatever goes wrong is reported; the next host is not affected. */
export function mountHost<Config extends CommonConfig, State>(
  definition: WidgetDefinition<Config, State>,
  host: HTMLElement,
): Mounted {
  const { name } = definition;
  try {
    const read = readConfig(host, definition.config);
    if (read.ok) return render(definition, host, read.config);
    reportProblems(name, host, read.problems);
  } catch (error) {
    reportError(name, host, 'mount', error);
  }
  return nothingMounted;
}

function render<Config extends CommonConfig, State>(
  definition: WidgetDefinition<Config, State>,
  host: HTMLElement,
  config: Config,
): Mounted {
  const { name } = definition;
  const life = new AbortController();
  const { signal } = life;
  const events = createEvents(host, signal);
  const http = createHttp({
    host,
    widget: name,
    signal,
    csrf: config.csrf,
    userId: config.user?.id,
    loginUrl: config.urls?.login,
    timeout: config.timeout,
  });
  const idPrefix = `ww${++registryOf(host.ownerDocument).mountCount}-`;
  const widget = { name, idPrefix, host, config, events, portal: createPortal(host, signal) };

  void stylesReady(host.ownerDocument).then(() => {
    if (signal.aborted) return;
    const fallback = [...host.childNodes];
    const place = host.ownerDocument.createElement('div');
    place.className = 'ww';
    host.replaceChildren(place);
    const root = createRoot(place);
    signal.addEventListener('abort', () => {
      root.unmount();
      host.replaceChildren(...fallback);
    });
    try {
      root.render(
        <Boundary onError={(error) => reportError(name, host, 'render', error)}>
          <WidgetContext.Provider value={widget}>
            <WidgetRoot definition={definition} extra={{ http, config, events }} />
          </WidgetContext.Provider>
        </Boundary>,
      );
    } catch (error) {
      // Under Preact a component that throws outside any boundary makes render() itself throw.
      reportError(name, host, 'render', error);
      life.abort();
    }
  });

  return { unmount: () => life.abort() };
}
