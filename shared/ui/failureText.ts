import type { Failure } from '../http/failure';
import { t } from '../page/i18n';

/**
 * What happened and what to do, in a sentence or two. The screen adds what it means for the work at
 * hand ("Your choices are kept."). The server's own sentence goes first where it gave one.
 */
export function failureText({ kind, message }: Failure): string {
  if (kind === 'refused') {
    return message || t('The server did not accept this. Check what you entered and try again.');
  }
  if (kind === 'session-ended') {
    return t('Your session has ended. Sign in again, then try again here.');
  }
  if (kind === 'csrf') {
    return t('The server no longer accepts this page. Reload it and try again.');
  }
  if (kind === 'forbidden') return t('You do not have permission to do this.');
  if (kind === 'not-found') return t('This is no longer there. Reload the page to see what is.');
  if (kind === 'offline') {
    return t('We could not reach the server. Check your connection and try again.');
  }
  if (kind === 'timeout') return t('The server took too long. Try again.');
  if (kind === 'unknown-outcome') {
    return t('The connection broke, so we don’t know yet what was saved.');
  }
  return t('The server could not do this just now. Try again in a moment.');
}
