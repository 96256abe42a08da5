import { consultDoctor } from './consultDoctor';
import { registryOf, type MountHost } from './registry';
import { findHosts, watchPage, whenDue } from './scan';

/**
 * Makes a widget known to the page: mounts the hosts that stand in it, each when its `data-load`
 * says, and from then on those that come. The first build that registers a name keeps it.
 */
export function register(name: string, mountHost: MountHost, page = document): void {
  const registry = registryOf(page);
  if (registry.mounters.has(name)) return;
  registry.mounters.set(name, mountHost);
  Object.assign(window, { WholesaleWidgets: { mount, unmount } });

  if (!registry.isWatching) {
    registry.isWatching = true;
    watchPage(page, mountWhenDue, followPage);
  }
  const start = () => findHosts(page).forEach(mountWhenDue);
  // A classic script in the head runs before the hosts are there.
  if (page.readyState === 'loading')
    page.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}

/** Mounts at once every host inside `root` whose widget is loaded, whatever its `data-load`. */
export function mount(root: ParentNode = document): void {
  findHosts(root).forEach(mountNow);
}

/**
 * Unmounts every widget inside `root` and puts the server-rendered fallback back. For pages that
 * keep a copy of their DOM, for example in `turbo:before-cache`.
 */
export function unmount(root: Node = document): void {
  unmountWhere((host) => root.contains(host));
}

/** The page changed: what left it is unmounted, and a host that stayed keeps or gets the screen it asks for. */
function followPage(): void {
  unmountWhere((host) => !host.isConnected);
  for (const [host, { comeBack, isCurrent }] of registryOf(document).hosts) {
    if (isCurrent?.() === false) {
      unmountWhere((other) => other === host);
      mountNow(host);
    } else comeBack?.();
  }
}

function mountWhenDue(host: HTMLElement): void {
  const { mounters, hosts } = registryOf(host.ownerDocument);
  const widget = host.dataset.widget ?? '';
  if (!mounters.has(widget)) void consultDoctor({ widget, host });
  else if (!hosts.has(host)) {
    whenDue(host, () => {
      if (host.isConnected) mountNow(host);
    });
  }
}

function mountNow(host: HTMLElement): void {
  const { mounters, hosts } = registryOf(host.ownerDocument);
  const mountHost = mounters.get(host.dataset.widget ?? '');
  if (mountHost && !hosts.has(host)) hosts.set(host, mountHost(host));
}

function unmountWhere(isGone: (host: HTMLElement) => boolean): void {
  const { hosts } = registryOf(document);
  for (const [host, mounted] of hosts) {
    if (!isGone(host)) continue;
    hosts.delete(host);
    mounted.unmount();
  }
}
