import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../browser/freePort';
import { capabilities, commands, stop, untilStarted, w3cDriver } from './driver';
import type { Command, Driver } from './driver';

/** WebKit, the engine of Safari, by its own driver and W3C's calls. It draws into a screen that nobody sees. */
export async function startWebKit(executable: string): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), 'engines-webkit-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  // Without motion, as in the other browsers: on a screen that nobody sees a smooth scroll may stop half-way.
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const driver = spawn(executable, [`--port=${String(port)}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // As root the sandbox of its processes cannot be made.
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: screen.display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const end = async () => {
    await stop(driver);
    await stop(screen.process);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const root = `http://127.0.0.1:${String(port)}`;
    const session = (await untilStarted(() =>
      send(root, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
    )) as { sessionId: string };
    const at = `${root}/session/${session.sessionId}`;
    const close = async () => {
      await send(at, 'DELETE', '').catch(() => undefined);
      await end();
    };
    const command: Command = (name, parameters = {}) => {
      const [, method, path] = commands[name];
      const { id = '', ...body } = parameters as { id?: string };
      return send(at, method, path.replace(':id', id), method === 'POST' ? body : undefined);
    };
    return w3cDriver(command, close, { prints: false, downloads });
  } catch (error) {
    await end();
    throw error;
  }
}

async function send(at: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(at + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Xvfb picks a free display by itself and tells its number. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb did not start.')));
    child.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  return { display: `:${number}`, process: child };
}
