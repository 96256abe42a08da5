import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html } from 'hono/html';

export const peersFolder = '.cache/bench';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A page around the element `host`. */
const page = (content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <title>Peer</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        ${content}
      </body>
    </html>`;

/** The page of a widget on the fixture site, with the empty screen in its place. */
async function emptyPage(site: string, name: string): Promise<string> {
  const answer = await fetch(`${site}/${name}/`);
  const text = await answer.text();
  return text
    .replace(`data-widget="${name}"`, 'data-widget="empty"')
    .replace(`/static/wholesale_widgets/${name}.js`, `/empty/empty-like-${name}.js`);
}

/** Serves the peers of the fixture site at `site`. Answers where, and how to stop. */
export async function servePeers(site: string) {
  const app = new Hono();
  app.get('/empty-like/:name/', async (c) => c.html(await emptyPage(site, c.req.param('name'))));
  app.get('/static/*', (c) => fetch(`${site}${c.req.path}`));
  app.get('/toolkit/', (c) =>
    c.html(
      page(
        html`<div id="host"></div>
          <script type="module" src="/toolkit.js"></script>`,
      ),
    ),
  );
  app.get('/buy-button/', (c) =>
    c.html(
      page(
        html`<div id="host"></div>
          <script src="/buy-button.js"></script>`,
      ),
    ),
  );
  app.use('*', serveStatic({ root: peersFolder }));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port });
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Serves the fixture site from `dist`. Answers where, and how to stop. */
export async function serveSite() {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'fixtures/server.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says where it is when it listens.
  await once(server.stdout, 'data');
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}
