import { createRoot } from 'react-dom/client';
import type { OnCall } from '../http/send';
import type { CommonConfig } from '../mount/config';
import { registryOf } from '../mount/registry';
import { say } from '../mount/report';
import { reportCall, type CallReport } from './callReport';
import type { Problem } from './errors';
import { hostProblems } from './hostProblems';
import { hostStates } from './hostStates';
import { Panel } from './Panel';

/** A host with `data-debug` and what became of it. Without config and problems no script has taken it yet. */
export interface Visit {
  widget: string;
  host: HTMLElement;
  /** Of a mounted host. */
  config?: CommonConfig;
  /** Of a refused one; they are in the console already. */
  problems?: readonly Problem[];
  /** Ends the visit. */
  signal?: AbortSignal;
}

/** Is told of each call that ended. */
export type Tell = OnCall;

/** Puts the panel below the screen of a host, and keeps it true until `signal` aborts. */
export async function examine(visit: Visit): Promise<Tell | undefined> {
  const { host, widget, config } = visit;
  if (visit.problems) return openPanel(visit, visit.problems).tell;
  if (config) {
    const panel = openPanel(visit, []);
    panel.find(hostProblems(host, widget, config));
    return panel.tell;
  }
  await loaded(host.ownerDocument);
  if (isExpected(visit)) return undefined;
  const panel = openPanel(visit, []);
  panel.find([`WW4 No script of this page knows the widget "${widget}".`]);
  return undefined;
}

const loaded = (page: Document) =>
  new Promise<void>((resolve) => {
    if (page.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

function isExpected({ host, widget }: Visit): boolean {
  const { mounters, hasLoader } = registryOf(host.ownerDocument);
  const isExamined = host.querySelector('[data-ww-doctor]') !== null;
  return mounters.has(widget) || !!hasLoader || isExamined;
}

function openPanel(
  { widget, host, config = { currency: '' }, signal }: Visit,
  known: readonly Problem[],
) {
  const page = host.ownerDocument;
  const problems = new Set(known);
  const calls: CallReport[] = [];
  const element = page.createElement('div');
  element.dataset.wwDoctor = '';
  const inner = page.createElement('div');
  // Not a child of the host: that is the sign of a mounted screen.
  inner.className = 'ww';
  element.append(inner);
  const root = createRoot(inner);
  let drawn = '';

  const draw = () => {
    const hosts = hostStates(page);
    drawn = JSON.stringify(hosts);
    root.render(<Panel hosts={hosts} calls={calls} problems={[...problems]} />);
  };
  const find = (found: readonly Problem[]) => {
    for (const problem of found) {
      if (!problems.has(problem)) say(widget, host, problem);
      problems.add(problem);
    }
    draw();
  };
  const tell: Tell = (...call) => {
    const report = reportCall(page, config, ...call);
    calls.push(report);
    find(report.problems);
  };

  // The other hosts mount, unmount and come when they do.
  const watcher = new MutationObserver(() => {
    if (!element.isConnected) close();
    else if (JSON.stringify(hostStates(page)) !== drawn) draw();
  });
  const close = () => {
    watcher.disconnect();
    root.unmount();
    element.remove();
  };
  signal?.addEventListener('abort', close);
  host.append(element);
  watcher.observe(page, { childList: true, subtree: true });
  draw();
  return { find, tell };
}
