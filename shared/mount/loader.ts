import { registryOf } from './registry';
import { findHosts, watchPage, whenDue } from './scan';

/**
 * One script tag for a whole site: finds the hosts of a page, imports only the widgets that are
 * there, each when its host's `data-load` says, and watches for hosts that come later.
 */
const load = (host: HTMLElement): void => {
  const name = host.dataset.widget ?? '';
  if (!/^[a-z][a-z-]*$/.test(name) || registryOf(document).mounters.has(name)) return;
  whenDue(host, () => {
    import(`./${name}.js`).catch((error: unknown) => {
      console.error(
        `[wholesale-widgets] There is no widget "${name}", or it could not be loaded.`,
        error,
      );
    });
  });
};

findHosts(document).forEach(load);
watchPage(document, load);
