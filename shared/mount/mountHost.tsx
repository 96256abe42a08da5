import { createRoot } from 'react-dom/client';
import { createEvents } from '../events';
import { focusKeeper } from '../focus/focusKeeper';
import { keepLinesApart } from '../format/keepLinesApart';
import { createMoneyWriters } from '../format/money';
import { createHttp } from '../http/createHttp';
import { Boundary } from './Boundary';
import type { CommonConfig } from './config';
import { consultDoctor } from './consultDoctor';
import type { MountServices, WidgetDefinition } from './defineWidget';
import { createPortal, rootName } from './portal';
import { readConfig, sameConfig } from './readConfig';
import { registryOf, type Mounted } from './registry';
import { reportError, reportProblems } from './report';
import { stylesReady } from './styles';
import { WidgetContext } from './WidgetContext';
import { WidgetRoot } from './WidgetRoot';

/** Mounts one widget on one host. Whatever goes wrong is reported; the next host is not affected. */
export function mountHost<Config extends CommonConfig, State, Services extends MountServices>(
  definition: WidgetDefinition<Config, State, Services>,
  host: HTMLElement,
): Mounted {
  const { name: widget } = definition;
  const life = new AbortController();
  const mounted: Mounted = { unmount: () => life.abort() };
  try {
    const read = readConfig(host, definition.config);
    mounted.isCurrent = sameConfig(host);
    if (read.ok) mounted.comeBack = render(definition, host, read.config, life);
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

function render<Config extends CommonConfig, State, Services extends MountServices>(
  definition: WidgetDefinition<Config, State, Services>,
  host: HTMLElement,
  config: Config,
  life: AbortController,
): () => void {
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
  const focus = focusKeeper(host, signal);
  const portal = createPortal(host, signal);
  signal.addEventListener('abort', keepLinesApart(host));
  const widget = {
    name,
    idPrefix,
    host,
    config,
    events,
    moneyIn: createMoneyWriters(),
    focus,
    portal: () => {
      const element = portal.element();
      focus.watch(element);
      return element;
    },
  };

  let fallback: ChildNode[] = [];
  const place = host.ownerDocument.createElement(rootName);
  place.className = 'ww';
  const enter = () => {
    fallback = [...host.childNodes];
    host.replaceChildren(place);
  };

  void stylesReady(host.ownerDocument, name).then(() => {
    if (signal.aborted) return;
    enter();
    focus.watch(place);
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

  return () => {
    portal.comeBack();
    // Before the first drawing the host has its fallback, whoever wrote it.
    if (!place.hasChildNodes() || place.parentNode === host) return;
    enter();
    focus.restore();
  };
}
