import { registryOf } from '../mount/registry';
import { findHosts } from '../mount/scan';
import { rootOf } from './rootOf';

/** One host of the page, as the panel lists it. */
export interface HostState {
  /** Its id, or its number among the hosts of the page. */
  name: string;
  widget: string;
  state: string;
}

/** Every host of the page and what became of it. */
export const hostStates = (page: Document): HostState[] =>
  findHosts(page).map((host, index) => ({
    name: host.id ? `#${host.id}` : `host ${index + 1}`,
    widget: host.dataset.widget ?? '',
    state: stateOf(host),
  }));

function stateOf(host: HTMLElement): string {
  const { hosts, mounters, hasLoader } = registryOf(host.ownerDocument);
  const { widget = '', load = 'eager' } = host.dataset;
  const mounted = hosts.get(host);
  if (mounted?.problems) {
    return `refused: ${mounted.problems.map((problem) => /^\w+/.exec(problem)?.[0]).join(', ')}`;
  }
  if (mounted) return rootOf(host) ? 'mounted' : 'starting';
  if (mounters.has(widget) || hasLoader) return `waiting, data-load="${load}"`;
  return host.ownerDocument.readyState === 'complete' ? 'no script knows it' : 'waiting';
}
