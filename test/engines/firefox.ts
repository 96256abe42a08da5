import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../browser/freePort';
import { capabilities, commands, stop, untilStarted, w3cDriver } from './driver';
import type { Command, Driver } from './driver';

/**
 * Firefox by Marionette, the protocol that its own WebDriver is made of: it needs neither geckodriver, which Debian
 * does not have, nor a client library.
 */
export async function startFirefox(executable: string): Promise<Driver> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'engines-firefox-'));
  await writeFile(join(profile, 'user.js'), preferences(port, join(profile, 'downloads')));
  const browser = spawn(
    executable,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const close = async () => {
    await stop(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await untilStarted(() => connected(port));
    const send = marionette(socket);
    await send('WebDriver:NewSession', { capabilities: { alwaysMatch: capabilities } });
    const end = async () => {
      socket.destroy();
      await close();
    };
    const command: Command = (name, parameters = {}) =>
      send(`WebDriver:${commands[name][0]}`, parameters).then(bare);
    return w3cDriver(command, end, { prints: true, downloads: join(profile, 'downloads') });
  } catch (error) {
    await close();
    throw error;
  }
}

/** Some answers are the value, some hold it. */
const bare = (result: unknown) =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;

const preferences = (port: number, downloads: string) =>
  Object.entries({
    'marionette.port': port,
    'app.update.enabled': false,
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'toolkit.telemetry.server': '',
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

const connected = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });

type Message = [type: number, id: number, error: unknown, result: unknown];

/** The first message is an object, which only says who speaks. */
function readMessage(text: string): Message {
  const message = JSON.parse(text) as Message | Record<string, unknown>;
  return Array.isArray(message) ? message : [1, 0, null, message];
}

/** Marionette's messages are `length:[type, id, error, result]`, the length in bytes of the JSON. */
function marionette(socket: Socket) {
  const waiting = new Map<number, (answer: { error: unknown; result: unknown }) => void>();
  let received = Buffer.alloc(0);
  let last = 0;

  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const text = received.subarray(colon + 1, colon + 1 + length).toString();
      received = received.subarray(colon + 1 + length);
      const [, id, error, result] = readMessage(text);
      waiting.get(id)?.({ error, result });
    }
  });

  return (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ error, result }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${name}: ${JSON.stringify(error)}`));
        else resolve(result);
      });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${String(Buffer.byteLength(text))}:${text}`);
    });
}
