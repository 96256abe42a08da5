import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { loadDomains } from '../../fixtures/backend/domains';
import { widgetNames } from '../../shared/build/widgets';

/** What of the tests a change can reach. Paths are those of the repository. */
export interface Reached {
  changed: readonly string[];
  /** Everything: a file has changed on which all of them rest. */
  isAll: boolean;
  widgets: readonly string[];
  /** The screens whose states are looked at, and whose calls are tried under faults. */
  states: readonly string[];
  faults: readonly string[];
  /** For jest, without the faults. */
  units: readonly string[];
  /** For Playwright. */
  specs: readonly string[];
  djangoSpecs: readonly string[];
  /** Whether the Django app or what it stands on has changed. */
  isDjango: boolean;
}

const git = (...parts: string[]) =>
  execFileSync('git', parts, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from where this branch left `base`, those that git does not know yet among them. */
export function changedFiles(base: string): string[] {
  const [from = base] = git('merge-base', base, 'HEAD');
  return [
    ...new Set([
      ...git('diff', '--name-only', from),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

/** What everything rests on: how it is installed, compiled, built and run. */
const foundations = [
  /^(package(-lock)?\.json|tsconfig\.json|rollup\.config\.mjs|\.npmrc|\.nvmrc)$/,
  /^shared\/build\/(?!.*\.test\.)/,
  /^test\/(jest\.config\.mjs|setup\w*\.ts|run\.mjs|run\/)/,
  /^test\/browser\/(playwright\.config|test|session|watch)\.ts$/,
  /^fixtures\/(server|site)\.ts$/,
];

/** Each file with those that it imports, as esbuild finds them; what is known by a pattern alone is left out. */
export async function importsOf(files: readonly string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    external: ['*.svg', '*.png'],
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.scss': 'empty', '.css': 'empty', '.html': 'empty' },
    logLevel: 'silent',
  });
  return graphOf(metafile);
}

function graphOf({ inputs }: Metafile): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const [file, { imports }] of Object.entries(inputs)) {
    if (file.startsWith('import(') || file === '<stdin>') continue;
    const own = imports.filter(
      ({ path: name, external }) => !external && !name.startsWith('import('),
    );
    graph.set(
      file,
      own.map(({ path: name }) => name),
    );
  }
  return graph;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isSpec = (file: string) => /^test\/(browser|faults)\/.*\.spec\.ts$/.test(file);
const isDjangoSpec = (file: string) => /^test\/django\/.*\.spec\.ts$/.test(file);
const entryOf = (widget: string) => `widgets/${widget}/entry.tsx`;
const folderOf = (file: string) => /^widgets\/([\w-]+)\//.exec(file)?.[1];

/** The widgets that a file opens by their names. */
const namedIn = (file: string, widgets: readonly string[]) => {
  const text = readFileSync(file, 'utf8');
  return widgets.filter((name) => new RegExp(`['"\`/]${name}['"\`/]`).test(text));
};

/** What belongs together by its folder or its name, and is imported by nobody. */
export async function ruledImports(
  files: readonly string[],
  widgets: readonly string[],
): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const domains = await loadDomains();
  const domainFiles = files
    .filter((file) => /^fixtures\/backend\/domains\/\w+\.ts$/.test(file))
    .sort();
  domains.forEach((domain, index) => {
    for (const widget of Object.keys(domain.widgets))
      found.push([entryOf(widget), domainFiles[index] ?? '']);
  });
  for (const file of files) {
    const folder = folderOf(file);
    if (folder && file.endsWith('.scss')) found.push([entryOf(folder), file]);
    if (folder && isTest(file)) found.push([file, entryOf(folder)]);
    if (file.startsWith('fixtures/') && isTest(file))
      for (const domain of domainFiles) found.push([file, domain]);
    if (isTest(file) && !folder)
      for (const name of namedIn(file, widgets)) found.push([file, entryOf(name)]);
    if (isSpec(file) || isDjangoSpec(file)) {
      const named = namedIn(file, widgets);
      // Who names no widget asks something of all of them.
      for (const name of named.length > 0 ? named : widgets) found.push([file, entryOf(name)]);
    }
  }
  // The sheet of all widgets is made of those of the floor.
  for (const file of files.filter((name) => /^shared\/.*\.scss$/.test(name))) {
    for (const name of widgets) found.push([entryOf(name), file]);
  }
  return found;
}

/** The files that lead to one of `changed`, those themselves among them. */
export function reaching(
  changed: readonly string[],
  edges: Iterable<readonly [string, string]>,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [from, to] of edges) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(changed);
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** What a change of these files can reach: by what imports what, and by the rules of the folders. */
export async function reachedBy(changed: readonly string[]): Promise<Reached> {
  // Samples stand on what is around them only where they are copied to.
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) => !/^test\/skeleton\/(form|list)\//.test(file),
  );
  const widgets = widgetNames();
  const code = files.filter((file) =>
    /^(widgets|shared|fixtures|test)\/.*(?<!\.d)\.tsx?$/.test(file),
  );
  const imports = [...(await importsOf(code))].flatMap(([from, list]) =>
    list.map((to): [string, string] => [from, to]),
  );
  const reached = reaching(changed, [...imports, ...(await ruledImports(files, widgets))]);
  const isAll = changed.some((file) => foundations.some((pattern) => pattern.test(file)));
  const of = (isIt: (file: string) => boolean) =>
    code.filter((file) => isIt(file) && (isAll || reached.has(file)));
  const shown = widgets.filter((name) => isAll || reached.has(entryOf(name)));
  const imported = reaching(changed, imports);
  /** The screens, those whose own file in the folder was reached, and all when it is the judge. */
  const judged = (folder: string, judge: string) =>
    imported.has(judge)
      ? widgets
      : widgets.filter((name) => shown.includes(name) || imported.has(`${folder}${name}.ts`));
  return {
    changed,
    isAll,
    widgets: shown,
    states: judged('test/browser/screens/', 'test/browser/accessibility.spec.ts'),
    faults: judged('test/faults/widgets/', 'test/faults/faults.spec.ts'),
    units: of((file) => isTest(file) && !/^test\/(faults|skeleton)\//.test(file)),
    specs: of((file) => isSpec(file) && !/accessibility|faults\//.test(file)),
    djangoSpecs: of(isDjangoSpec),
    isDjango: isAll || changed.some((file) => file.startsWith('fixtures/django/')),
  };
}
