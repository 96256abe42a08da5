import { spawn, type ChildProcess } from 'node:child_process';
import { asyncScript, untilStarted, valueOf, type Driver } from './driver';
import { freePort } from './freePort';
import { stop } from './stop';

/** WebKit, the engine of Safari, by its own driver and W3C's calls. It draws into a screen that nobody sees. */
export async function startWebKit(executable: string): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(executable, [`--port=${String(port)}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // As root the sandbox of its processes cannot be made.
    env: {
      ...process.env,
      DISPLAY: screen.display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const end = async () => {
    await stop(driver);
    await stop(screen.process);
  };
  try {
    const root = `http://127.0.0.1:${String(port)}`;
    const capabilities = { alwaysMatch: {} };
    const session = (await untilStarted(() =>
      command(root, 'POST', '/session', { capabilities }),
    )) as { sessionId: string };
    const at = `${root}/session/${session.sessionId}`;
    await command(at, 'POST', '/timeouts', { script: 60_000, pageLoad: 30_000 });
    return {
      name: 'WebKit',
      open: async (url) => {
        await command(at, 'POST', '/url', { url });
      },
      call: async <T>(functionText: string, args: readonly unknown[]) => {
        const script = asyncScript(functionText);
        return valueOf<T>(await command(at, 'POST', '/execute/async', { script, args }));
      },
      close: async () => {
        await command(at, 'DELETE', '').catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function command(at: string, method: string, path: string, body?: object): Promise<unknown> {
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
