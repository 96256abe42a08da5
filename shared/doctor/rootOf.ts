/** What the screen of a host is drawn into, in the host or in its shadow root; undefined while it is not there. */
export const rootOf = (host: HTMLElement): Element | undefined =>
  [...(host.shadowRoot ?? host).children].find((child) => child.matches('.ww'));
