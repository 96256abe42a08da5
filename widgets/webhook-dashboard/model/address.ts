import type { WebhookEndpoint } from '@shared/contract/webhookDashboard';
import type { Id } from '@shared/answers/id';
import { t } from '@shared/page/i18n';

/** An address that something can be sent to; null for text that is none. */
export function readAddress(text: string): URL | null {
  const given = text.trim();
  const url = URL.canParse(given) ? new URL(given) : null;
  return url?.hostname ? url : null;
}

/** Why nothing can be sent to an address; null where it can. */
export function addressProblem(text: string): string | null {
  if (text.trim() === '') return t('Enter an address.');
  const url = readAddress(text);
  if (!url) return t('This is not an address. Enter one such as https://example.com/hooks.');
  if (url.protocol !== 'https:') {
    return t('The address must begin with https://, so that nobody else can read what is sent.');
  }
  return null;
}

/**
 * Names and numbers of machines that only a network of one's own reaches (RFC 1918, 4193, 6761, 6762, 3927). What
 * `URL` reads has every spelling of a number in its plain form: 10.1 is 10.0.0.1 by then.
 */
const privateHosts = [
  /^localhost$/,
  /\.(localhost|local|internal|lan|home\.arpa)$/,
  /^(127|10|0)\.\d+\.\d+\.\d+$/,
  /^192\.168\.\d+\.\d+$/,
  /^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$/,
  /^169\.254\.\d+\.\d+$/,
  /^\[(::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/,
];

export const isPrivateHost = (host: string): boolean => {
  const name = host.toLowerCase().replace(/\.$/, '');
  // A name without a dot is one of the own network, too.
  const isBare = !name.includes('.') && !name.startsWith('[');
  return isBare || privateHosts.some((pattern) => pattern.test(name));
};

/** What may be meant otherwise. It stops nobody: the server says what it takes. */
export function addressWarnings(
  text: string,
  id: Id | null,
  endpoints: readonly WebhookEndpoint[],
): string[] {
  const url = readAddress(text);
  if (!url) return [];
  return [
    isPrivateHost(url.hostname) &&
      t('%(host)s is inside a private network. We can probably not reach it.', {
        host: url.hostname,
      }),
    (url.username !== '' || url.password !== '') &&
      t('The address holds a user name or a password. A header keeps it hidden.'),
    url.hash !== '' && t('What follows # in an address is never sent.'),
    endpoints.some(
      (each) => String(each.id) !== String(id) && readAddress(each.url)?.href === url.href,
    ) && t('Another endpoint has this address. It would get each event twice.'),
  ].filter((warning) => warning !== false);
}
