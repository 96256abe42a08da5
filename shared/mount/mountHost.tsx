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
import { followTranslation } from './followTranslation';
import { loadShadowStage } from './later';
import { createPortal, setTheme } from './portal';
import { readConfig, sameConfig } from './readConfig';
import { registryOf, type Mounted } from './registry';
import { reportError, reportProblems } from './report';
import { pageStage, type Stage } from './stage';
import { stylesReady } from './styles';
import { onThemeChange, themeOf } from './theme';
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
  signal.addEventListener('abort', keepLinesApart(host));
  let comeBack: (() => void) | undefined;

  void stageFor(host, name, signal).then((stage) => {
    if (signal.aborted) return;
    const { root: container } = stage;
    const portal = createPortal(host, stage, signal);
    const widget = {
      name,
      idPrefix,
      host,
      root: container,
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
    const followTheme = () => {
      // In the page's tree what the page says of its theme reaches the screen by itself.
      const isSaid = stage.isInPage && host.closest('[data-bs-theme]');
      setTheme(container, isSaid ? undefined : themeOf(host));
      portal.followTheme();
    };
    followTheme();
    const endFollowing = onThemeChange(host.ownerDocument, followTheme);
    stage.enter();
    focus.watch(container);
    followTranslation(container);
    const root = createRoot(container);
    signal.addEventListener('abort', () => {
      endFollowing();
      root.unmount();
      stage.leave();
    });
    comeBack = () => {
      portal.comeBack();
      // Before the first render the host has its fallback, whoever wrote it.
      if (!container.hasChildNodes() || stage.isEntered()) return;
      stage.enter();
      focus.restore();
    };
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
    // After the screen, which has the host to itself. None of its calls has ended yet.
    doctor = consultDoctor({ widget: name, host, config, signal });
  });

  return () => comeBack?.();
}

/** Where the widget is drawn, once its style sheets are there. */
async function stageFor(host: HTMLElement, widget: string, signal: AbortSignal): Promise<Stage> {
  if (host.dataset.isolation === 'shadow') {
    const { shadowStage } = await loadShadowStage();
    return shadowStage(host, widget, signal);
  }
  await stylesReady(host.ownerDocument, widget);
  return pageStage(host);
}
