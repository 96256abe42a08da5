import type { CommonConfig } from '../mount/config';
import type { Problem } from './errors';
import { rootOf } from './rootOf';
import { unknownFormats } from './unknownFormats';

/** What is wrong around a host that is mounted with this config. */
export const hostProblems = (
  host: HTMLElement,
  widget: string,
  config: CommonConfig,
): Problem[] => {
  const problems: (Problem | false)[] = [
    isWithoutStyles(host) && 'WW9 The rules of widgets.css do not reach this host.',
    !config.user && 'WW14 "user" is not in the config.',
    ...unknownFormats(config).map((what): Problem => `WW15 ${what}`),
  ];
  return [...problems.filter((problem) => problem !== false), ...scriptProblems(host, widget)];
};

/** Every rule of the style sheet hangs on lengths that it defines on `.ww` itself. */
function isWithoutStyles(host: HTMLElement): boolean {
  const page = host.ownerDocument;
  const root = rootOf(host);
  const isExpected = page.querySelector('link[data-ww-css], link[href*="widgets"]') !== null;
  return isExpected && !!root && getComputedStyle(root).getPropertyValue('--ww-rem') === '';
}

/** The addresses under which the page's scripts bring the widget. Storages put a hash into the names. */
function scriptProblems(host: HTMLElement, widget: string): Problem[] {
  const urls = [...host.ownerDocument.querySelectorAll<HTMLScriptElement>('script[src]')]
    .map(({ src }) => src)
    .filter((src) => URL.canParse(src))
    .flatMap((src) => {
      const [, name] = /\/([a-z-]+)(\.\w+)?\.js$/.exec(new URL(src).pathname) ?? [];
      if (name === 'loader') return [new URL(`${widget}.js`, src).href];
      return name === widget ? [src] : [];
    });
  const different = [...new Set(urls)];
  return different.length > 1 ? [`WW10 ${widget} comes from ${different.join(' and ')}.`] : [];
}
