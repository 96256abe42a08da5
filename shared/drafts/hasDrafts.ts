import { openStorage } from '../storage';

/** What the keys of all drafts of a widget begin with, whoever left them. */
export const draftsOf = (widget: string): string => `ww:draft:v2:${widget}:`;

/** Whether anybody left drafts of a widget in this browser: only then is the code needed that offers or removes them. */
export const hasDrafts = (widget: string): boolean =>
  openStorage('localStorage')
    .keys()
    .some((key) => key.startsWith(draftsOf(widget)));
