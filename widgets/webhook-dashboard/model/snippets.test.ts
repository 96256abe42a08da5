import { spawnSync } from 'node:child_process';
import { createHmac, webcrypto } from 'node:crypto';
import { anyPython } from '../../../fixtures/django/python.mjs';
import { curlText, requestText, signSample, type Sample } from './signing';
import { snippetOf } from './snippets';

const secret = 'whsec_of_a_test';
const now = new Date('2026-11-23T09:00:00Z');
const seconds = now.getTime() / 1000;

const sampleOf = (
  example: Record<string, unknown> = { name: "O'Connor" },
  by = secret,
): Promise<Sample> => {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  return signSample({
    url: new URL('https://example.com/hooks?a=1#part'),
    event: { name: 'order.created', says: '', example },
    headers: [{ id: 1, name: 'X-Api-Key', version: null, changedBy: null }],
    signatureHeader: 'X-Signature',
    secret: by,
    now,
  });
};

const signatureOf = ({ headers }: Sample) =>
  headers.find(({ name }) => name === 'X-Signature')?.value ?? '';

type IsGenuine = (header: string, body: Buffer, secret: string, now: number) => boolean;

/** The snippet as a receiver has it, in a module of its own. */
const receiver = () => {
  const code = `${snippetOf('node', 'X-Signature')}\nreturn isGenuine;`;
  // oxlint-disable-next-line typescript/no-implied-eval -- The code that people copy is run as it is.
  const make = new Function('require', code) as (load: unknown) => IsGenuine;
  return make(jest.requireActual);
};

it('verifies what the browser has signed, and nothing else', async () => {
  const sample = await sampleOf();
  const isGenuine = receiver();
  const [header, body] = [signatureOf(sample), Buffer.from(sample.body)];
  expect(isGenuine(header, body, secret, seconds)).toBe(true);
  expect(isGenuine(`${header},v1=00`, body, secret, seconds)).toBe(true);
  expect(isGenuine(header.replace('v1=', 'v1=00,v1='), body, secret, seconds)).toBe(true);
  expect(isGenuine(header, Buffer.from(`${sample.body} `), secret, seconds)).toBe(false);
  expect(isGenuine(header, body, 'another', seconds)).toBe(false);
  expect(isGenuine(header, body, secret, seconds + 301)).toBe(false);
  expect(isGenuine('', body, secret, seconds)).toBe(false);
  expect(isGenuine(header.replace(/t=\d/, 't=9'), body, secret, seconds)).toBe(false);
});

/** Bodies that differ in how they become bytes. */
const texts = [
  'plain',
  `"quoted" \\ 'and' \n\t\0`,
  'Zoë Müller, Größe ½',
  'é is e\u0301 here',
  'أزهار ٣٫٥ غ',
  'ดอกกัญชา ๓.๕',
  '大麻花 3.5 克',
  '🌿🔥 👩‍🔬',
  'a half \ud83c alone \u2028 \ufeff',
  'ß🌿'.repeat(20_000),
];

it.each(texts.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
  'signs as another implementation does: %s',
  async (_, name) => {
    for (const by of [secret, 'geheim-ß-🔑']) {
      const sample = await sampleOf({ name }, by);
      const signed = createHmac('sha256', Buffer.from(by)).update(`${seconds}.`);
      const expected = signed.update(Buffer.from(sample.body)).digest('hex');
      expect(signatureOf(sample)).toBe(`t=${seconds},v1=${expected}`);
      expect(receiver()(signatureOf(sample), Buffer.from(sample.body), by, seconds)).toBe(true);
    }
  },
);

it('is verified by the code for Python as by that for Node', async () => {
  const python = anyPython() ?? 'python3';
  const samples = await Promise.all(texts.map((name) => sampleOf({ name })));
  const cases = samples.flatMap((sample) => [
    [signatureOf(sample), sample.body, seconds],
    [`v1=00, ${signatureOf(sample)}`, sample.body, seconds],
    [signatureOf(sample), `${sample.body} `, seconds],
    [signatureOf(sample), sample.body, seconds + 301],
    ['', sample.body, seconds],
  ]);
  const run = `import json, sys
print(json.dumps([is_genuine(header, body.encode(), "${secret}", now)
                  for header, body, now in json.loads(sys.stdin.buffer.read())]))`;
  const { stdout, stderr } = spawnSync(
    python,
    ['-c', `${snippetOf('python', 'X-Signature')}${run}`],
    {
      input: JSON.stringify(cases),
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(texts.flatMap(() => [true, true, false, false, false]));
});

it('shows a request as it goes over the line', async () => {
  const sample = await sampleOf({ name: 'Zoë' });
  expect(requestText(sample).split('\n')).toEqual([
    'POST /hooks?a=1 HTTP/1.1',
    'Host: example.com',
    `Content-Length: ${String(Buffer.byteLength(sample.body))}`,
    'Content-Type: application/json',
    `X-Signature: ${signatureOf(sample)}`,
    'X-Api-Key: ••••••••',
    '',
    sample.body,
  ]);
});

it('quotes what a shell is given', async () => {
  const curl = curlText(await sampleOf());
  expect(curl).toContain("curl 'https://example.com/hooks?a=1'");
  expect(curl).toContain("-H 'X-Api-Key: YOUR_VALUE'");
  expect(curl).toContain(String.raw`O'\''Connor`);
});

it.each(['python', 'node'] as const)('names the header in the code for %s', (language) => {
  expect(snippetOf(language, 'X-Signature')).toContain('header: X-Signature');
});
