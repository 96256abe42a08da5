import type { WebhookEventGroup, WebhookHeader } from '@shared/contract/webhookDashboard';

/** Browsers sign on https and on localhost only. */
export const canSign = (): boolean => 'subtle' in crypto;

/** What a sample is signed with where the own secret is not there or cannot be read. No receiver trusts it. */
export const exampleSecret = 'whsec_example';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** HMAC-SHA256 of a text by the bytes of the secret as it is written, in hexadecimal. */
async function hmacOf(secret: string, text: string): Promise<string> {
  const { subtle } = crypto;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const signature = await subtle.sign('HMAC', key, bytesOf(text));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

interface SampleOf {
  url: URL;
  event: WebhookEventGroup['events'][number];
  headers: readonly WebhookHeader[];
  signatureHeader: string;
  secret: string;
  now: Date;
}

/** A request as a receiver gets it. The values of one's own headers are not known here. */
export interface Sample {
  url: string;
  path: string;
  host: string;
  /** In the order in which they are sent; without a value where it is hidden. */
  headers: { name: string; value: string | null }[];
  body: string;
}

/**
 * Signs an event as the server does: over the time in seconds, a dot and the body, so that neither can be changed.
 */
export async function signSample(of: SampleOf): Promise<Sample> {
  const { url, event, headers, signatureHeader, secret, now } = of;
  const body = JSON.stringify({
    id: 'evt_sample',
    type: event.name,
    createdAt: now.toISOString(),
    data: event.example ?? {},
  });
  const seconds = String(Math.floor(now.getTime() / 1000));
  const signature = await hmacOf(secret, `${seconds}.${body}`);
  return {
    url: url.href.replace(/#.*$/, ''),
    path: url.pathname + url.search,
    host: url.host,
    headers: [
      { name: 'Content-Type', value: 'application/json' },
      { name: signatureHeader, value: `t=${seconds},v1=${signature}` },
      ...headers.map(({ name }) => ({ name, value: null })),
    ],
    body,
  };
}

/** Shown instead of a value that is hidden. */
const hidden = '••••••••';

/** As it goes over the line. */
export const requestText = ({ path, host, headers, body }: Sample): string =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Length: ${String(bytesOf(body).length)}`,
    ...headers.map(({ name, value }) => `${name}: ${value ?? hidden}`),
    '',
    body,
  ].join('\n');

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A line for a shell that sends it. Hidden values are left to be filled in. */
export const curlText = ({ url, headers, body }: Sample): string =>
  [
    `curl ${quoted(url)}`,
    ...headers.map(({ name, value }) => `-H ${quoted(`${name}: ${value ?? 'YOUR_VALUE'}`)}`),
    `--data-binary ${quoted(body)}`,
  ].join(' \\\n  ');
