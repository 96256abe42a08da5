import { createRoot } from 'react-dom/client';
import { createEvents } from '../events';
import { createMoneyWriters } from '../format/money';
import { createHttp } from '../http/createHttp';
import { Boundary } from './Boundary';
import type { CommonConfig } from './config';
import { consultDoctor } from './consultDoctor';
import type { WidgetDefinition } from './defineWidget';
import { createPortal } from './portal';
import { readConfig } from './readConfig';
import { registryOf, type Mounted } from './registry';
import { reportError, reportProblems } from './report';
import { stylesReady } from './styles';
import { WidgetContext } from './WidgetContext';
import { WidgetRoot } from './WidgetRoot';

/** Mounts one widget on one host. Whatever goes wrong is reported; the next host is not affected. */
export function mountHost<Config extends CommonConfig, State>(
  definition: WidgetDefinition<Config, State>,
  host: HTMLElement,
): Mounted {
  const { name: widget } = definition;
  const life = new AbortController();
  const mounted: Mounted = { unmount: () => life.abort() };
  try {
    const read = readConfig(host, definition.config);
    if (read.ok) render(definition, host, read.config, life);
    else {
      const { problems } = read;
      mounted.problems = problems;
      reportProblems(widget, host, problems);
      void consultDoctor({ widget, host, problems, signal: life.signal });
    }
  } catch (error) {
    reportError(widget, host, 'mount', error);
  }
  return mounted;
}

function render<Config extends CommonConfig, State>(
  definition: WidgetDefinition<Config, State>,
  host: HTMLElement,
  config: Config,
  life: AbortController,
): void {
  const { name } = definition;
  const { signal } = life;
  let doctor: ReturnType<typeof consultDoctor>;
  const events = createEvents(host, signal);
  const http = createHttp({
    host,
    widget: name,
    signal,
    csrf: config.csrf,
    userId: config.user?.id,
    loginUrl: config.urls?.login,
    timeout: config.timeout,
    onCall: (...call) => void doctor?.then((tell) => tell?.(...call)),
  });
  const idPrefix = `ww${++registryOf(host.ownerDocument).mountCount}-`;
  const widget = {
    name,
    idPrefix,
    host,
    config,
    events,
    moneyIn: createMoneyWriters(),
    portal: createPortal(host, signal),
  };

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
    // After the screen, whose place is the host alone. No call of it has ended yet.
    doctor = consultDoctor({ widget: name, host, config, signal });
  });
}
