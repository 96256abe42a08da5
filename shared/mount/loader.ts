import { registryOf } from './registry';
import { findHosts, watchPage, whenDue } from './scan';

/**
 * One script tag for a whole site: finds the hosts of a page, imports only the widgets that are
 * there, each when its host's `data-load` says, and watches for hosts that come later.
 */
const load = (host: HTMLElement): void => {
  const name = host.dataset.widget ?? '';
  if (registryOf(document).mounters.has(name)) return;
  if (/^[a-z][a-z-]*$/.test(name)) {
    whenDue(host, () => {
      import(`./${name}.js`).catch((error: unknown) => report(name, host, error));
    });
  } else if (host.dataset.debug !== undefined) {
    // Without data-debug it may be the attribute of some other library.
    report(name, host, 'A name is lower case, with hyphens');
  }
};

/** Says that a host has no widget; with `data-debug`, below the fallback on the page too. */
function report(name: string, host: HTMLElement, reason: unknown): void {
  const problem = `WW4 There is no widget "${name}", or it could not be loaded: ${String(reason)}.`;
  console.error(`[wholesale-widgets] ${name}${host.id && ` (#${host.id})`}:`, problem);
  if (host.dataset.debug === undefined || host.querySelector('[role=note]')) return;
  const note = document.createElement('p');
  note.setAttribute('role', 'note');
  note.textContent = problem;
  host.append(note);
}

registryOf(document).hasLoader = true;
findHosts(document).forEach(load);
watchPage(document, load);
