import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rollup';
import type { GenericSchema } from 'valibot';
import {
  domain,
  emptyCatalog,
  languages,
  readCatalog,
  catalogScript,
  withMessages,
  writePo,
} from './catalogs';
import { compileStyles, screenStyles } from './css';
import { write } from './files';
import { jsonSchema } from './jsonSchema';
import { errorsMarkdown } from '../doctor/errorsMarkdown';
import { licences } from './licences';
import { catalogPath, createManifest, sourcesOf, type ChunkGraph } from './manifest';
import { openApi, type Contract } from './openapi';
import { writeNpmPackage, writePythonProject, type Project } from './packages';
import type { WidgetConfig } from './pythonConfigs';
import { schemaDocs } from './schemaDocs';
import { readTexts, type Message } from './texts';
import { callsOf } from './widgetCalls';

const load = async (file: string) =>
  (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;

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

/** A widget's config: the export of its `config.ts` whose name ends in `Config`. */
async function readConfig(widget: string): Promise<WidgetConfig> {
  const file = `widgets/${widget}/config.ts`;
  const exported = Object.entries(await load(file)).find(([name]) => name.endsWith('Config'));
  if (!exported) throw new Error(`${file} exports no schema named …Config.`);
  const [name, config] = exported;
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Config of the widget ${widget}`,
    ...jsonSchema(config as GenericSchema),
  };
  return { widget, schema, docs: schemaDocs(file, name) };
}

const readApi = (widget: string) => readFileSync(`widgets/${widget}/api.ts`, 'utf8');

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

/** The texts in each language: of all widgets in one script, and those of each widget in one of its own. */
function writeTexts(widgets: string[], dir: string, graph: ChunkGraph, messages: Message[]): void {
  for (const language of languages()) {
    const catalog = readCatalog(language);
    write(`${dir}/${catalogPath(language)}`, catalogScript(catalog));
    for (const widget of widgets) {
      const sources = sourcesOf(graph, `${widget}.js`);
      const own = messages.filter(({ files }) => files.some((file) => sources.has(file)));
      const texts = new Set(own.map(({ text }) => text));
      write(`${dir}/${catalogPath(language, widget)}`, catalogScript(catalog, texts));
    }
  }
}

/** Writes what is no bundle, once all bundles are there; the style sheets also beside the bundles they come with. */
export const finish = (widgets: string[], dir: string, graph: ChunkGraph): Plugin => ({
  name: 'finish',
  async writeBundle(options) {
    for (const [name, styles] of styleSheets(widgets)) {
      for (const folder of [dir, options.dir ?? dir]) write(`${folder}/${name}.css`, styles);
    }
    write(`${dir}/licences.txt`, licences(graph));
    const messages = readTexts();
    write(`${dir}/${domain}.pot`, writePo(withMessages(emptyCatalog(), messages)));
    writeTexts(widgets, dir, graph, messages);
    write(`${dir}/manifest.json`, await createManifest(dir, widgets, graph, languages()));
    const project = JSON.parse(readFileSync('package.json', 'utf8')) as Project;
    write(`${dir}/errors.md`, errorsMarkdown());
    const configs = await Promise.all(widgets.map(readConfig));
    const contract = await readContract();
    const calls = Object.fromEntries(
      configs.map((config) => [config.widget, callsOf(config, readApi(config.widget), contract)]),
    );
    write(`${dir}/openapi.json`, openApi(contract, project.version, calls));
    for (const { widget, schema } of configs) {
      write(`${dir}/config/${widget}.schema.json`, schema);
    }
    writePythonProject(dir, configs, project);
    writeNpmPackage(dir, project);
  },
});
