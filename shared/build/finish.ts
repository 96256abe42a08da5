import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rollup';
import type { GenericSchema } from 'valibot';
import { compileStyles, screenStyles } from './css';
import { jsonSchema } from './jsonSchema';
import { errorsMarkdown } from '../doctor/errorsMarkdown';
import { licences } from './licences';
import { createManifest, type ChunkGraph } from './manifest';
import { openApi, type Contract } from './openapi';

const load = async (file: string) =>
  (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  writeFileSync(file, `${text.trimEnd()}\n`);
}

/** The route tables of `shared/contract/`, by domain: the exports whose names end in `Routes`. */
async function readContract(): Promise<Contract> {
  const files = readdirSync('shared/contract').filter((name) => /^\w+\.ts$/.test(name));
  const domains = files.sort().map(async (name) => {
    const tables = Object.entries(await load(`shared/contract/${name}`))
      .filter(([key]) => key.endsWith('Routes') && key !== 'defineRoutes')
      .map(([, table]) => table);
    return [path.basename(name, '.ts'), tables] as const;
  });
  return Object.fromEntries(await Promise.all(domains)) as Contract;
}

/** The JSON Schema of a widget's config: the export of its `config.ts` whose name ends in `Config`. */
async function configSchema(widget: string) {
  const exported = await load(`widgets/${widget}/config.ts`);
  const config = Object.entries(exported).find(([name]) => name.endsWith('Config'))?.[1];
  if (!config) throw new Error(`widgets/${widget}/config.ts exports no schema named …Config.`);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Config of the widget ${widget}`,
    ...jsonSchema(config as GenericSchema),
  };
}

/** The Django app: its Python from `fixtures/django`, and the built files as its static files. */
function writeDjangoApp(dir: string): void {
  const app = `${dir}/django/wholesale_widgets`;
  const source = 'fixtures/django/wholesale_widgets';
  if (existsSync(source)) {
    cpSync(source, app, { recursive: true, filter: (name) => !name.includes('__pycache__') });
  }
  cpSync(`${dir}/config`, `${app}/config`, { recursive: true });
  const notStatic = new Set(['django', 'maps', 'config', 'openapi.json', 'errors.md', 'README.md']);
  for (const name of readdirSync(dir)) {
    if (notStatic.has(name)) continue;
    cpSync(`${dir}/${name}`, `${app}/static/wholesale_widgets/${name}`, { recursive: true });
  }
}

/** The style sheets by name: the common one, and a screen's own. */
const styleSheets = (widgets: readonly string[]) => [
  ['widgets', compileStyles()] as const,
  ...widgets.map((name) => [name, compileStyles(screenStyles(name))] as const),
];

/** Writes the style sheets beside bundles that come without the rest. */
export const styled = (widgets: string[], dir: string): Plugin => ({
  name: 'styled',
  writeBundle() {
    for (const [name, styles] of styleSheets(widgets)) write(`${dir}/${name}.css`, styles);
  },
});

/** Writes what is no bundle, once all bundles are there; the style sheets also beside the bundles they come with. */
export const finish = (widgets: string[], dir: string, graph: ChunkGraph): Plugin => ({
  name: 'finish',
  async writeBundle(options) {
    for (const [name, styles] of styleSheets(widgets)) {
      for (const folder of [dir, options.dir ?? dir]) write(`${folder}/${name}.css`, styles);
    }
    write(`${dir}/licences.txt`, licences(graph));
    write(`${dir}/manifest.json`, await createManifest(dir, widgets, graph));
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    write(`${dir}/errors.md`, errorsMarkdown());
    write(`${dir}/openapi.json`, openApi(await readContract(), version));
    for (const name of widgets)
      write(`${dir}/config/${name}.schema.json`, await configSchema(name));
    writeDjangoApp(dir);
  },
});
