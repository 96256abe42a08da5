import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { freePort } from '../browser/freePort';
import { emptyFolder } from './empty';

/** Where the built screens are served, as on the fixture site, and from which folder. */
const built = {
  preact: ['/static/wholesale_widgets', 'dist'],
  react: ['/static/wholesale_widgets_react', '.cache/react'],
  empty: ['/empty', emptyFolder],
} as const;

const styles = (name: string) =>
  ['widgets', name]
    .map(
      (sheet) =>
        `<link rel="stylesheet" href="${built.preact[0]}/${sheet}.css" data-ww-css="${sheet}" />`,
    )
    .join('');

/**
 * The page of a widget on the fixture site, with the screen `screen` in it by the script at `src`, and before that
 * the style sheets, as the Django app prints them: a screen and the empty one find them read when they start.
 */
async function screenPage(site: string, name: string, screen: string, src: string) {
  const answer = await fetch(`${site}/${name}/`);
  const text = await answer.text();
  return text
    .replace(`data-widget="${name}"`, `data-widget="${screen}"`)
    .replace(
      /<script type="module" src="[^"]+"/,
      `${styles(name)}<script type="module" src="${src}"`,
    );
}

/** The pages of a widget to be compared: under both runtimes, and with the empty screen and the same chunks. */
function screenPages(app: Hono, site: string) {
  app.get('/:as{preact|react|empty}/:name/', async (c) => {
    const { as, name } = c.req.param() as { as: keyof typeof built; name: string };
    const isEmpty = as === 'empty';
    const file = isEmpty ? `empty-like-${name}.js` : `${name}.js`;
    return c.html(
      await screenPage(site, name, isEmpty ? 'empty' : name, `${built[as][0]}/${file}`),
    );
  });
  for (const [address, root] of Object.values(built)) {
    const rewriteRequestPath = (path: string) => path.slice(address.length);
    app.use(`${address}/*`, serveStatic({ root, rewriteRequestPath }));
  }
  app.get('/static/*', (c) => fetch(`${site}${c.req.path}`));
}

/** Serves the pages to be compared, around the fixture site at `site`. Returns where, and how to stop. */
export async function serveCompared(site: string) {
  const app = new Hono();
  screenPages(app, site);
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port });
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Serves the fixture site from `dist`. Returns where, and how to stop. */
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
