import path from 'node:path';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';

const importsOf = (chunk: Pick<OutputChunk, 'imports' | 'dynamicImports'>) => [
  ...chunk.imports,
  ...chunk.dynamicImports,
];

const chunksOf = (bundle: OutputBundle): OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/**
 * Moves the source maps into `maps/`, out of what ships: a `sourceMappingURL` comment makes Django's
 * collectstatic fail or change the file, and with it its integrity hash.
 */
export const mapsApart = (): Plugin => ({
  name: 'maps-apart',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !name.endsWith('.map')) continue;
        Reflect.deleteProperty(bundle, name);
        this.emitFile({ type: 'asset', fileName: `maps/${name}`, source: file.source });
      }
    },
  },
});

/** What must not be found in a bundle, and why. */
const forbidden: readonly (readonly [text: RegExp, reason: string])[] = [
  [/sourceMappingURL/, 'Django rewrites or refuses files that name a source map'],
  [/\beval\(|\bnew Function\b|\bFunction\(["'`]/, 'a strict Content-Security-Policy refuses eval'],
  [/createElement\(["'`](style|script)["'`]/, 'a strict Content-Security-Policy refuses it inline'],
  [/<(style|script)\b/i, 'a strict Content-Security-Policy refuses it inline'],
  [/\binsertRule\(|adoptedStyleSheets/, 'all styles stand in style sheets'],
  [/\bprocess\.env\b|\brequire\(/, 'Node is not there in a browser'],
];

/** What Django's module storage (`support_js_module_import_aggregation`) takes for an import. */
const importTexts = [
  /import(?:[\s{][^]*?|\*\s*as\s*\w+)\s*from\s*['"](?<url>[./].*?)["']\s*;/g,
  /export[\s{][^]*?\s*from\s*["'](?<url>[./].*?)["']\s*;/g,
  /import\s*['"](?<url>[./].*?)["']\s*;/g,
  /import\(["'](?<url>.*?)["']\)/g,
];

/**
 * The addresses in `code` that Django would take for imports though the chunk does not import them: text in a
 * string, which it would rewrite, or refuse for want of the file.
 */
export function strayImports(
  code: string,
  chunk: Pick<OutputChunk, 'imports' | 'dynamicImports'> = { imports: [], dynamicImports: [] },
) {
  const real = importsOf(chunk).map((name) => name.split('/').at(-1));
  return importTexts
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map((match) => match.groups?.url ?? '')
    .filter((url) => !real.includes(url.split('/').at(-1)));
}

type Links = ReadonlyMap<string, readonly string[]>;

/** The shortest way along `links` from `start` back to itself, or null. */
function wayBack(start: string, links: Links): string[] | null {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of links.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

/** The files that import each other in a circle, one way round each, by `import` and `import()` alike. */
export const circles = (links: Links): string[] =>
  [...links.keys()].flatMap((name) => {
    const way = wayBack(name, links);
    const isFirst = way?.every((other) => name <= other);
    return way && isFirst ? [way.join(' → ')] : [];
  });

/**
 * The modules of a chunk that a widget's own module in it asks for by `import()`: they came with it, so that asking
 * fetches nothing and costs a state in which they are not there. What `shared/` asks for is left out: it may stand in
 * the same chunk on one screen and be fetched on another.
 */
export function idleFetches(
  moduleIds: readonly string[],
  fetchedBy: (id: string) => readonly string[],
): string[] {
  const fromTop = (id: string) => path.relative(process.cwd(), id);
  const own = moduleIds.filter((id) => fromTop(id).startsWith('widgets/'));
  return own.flatMap((id) =>
    fetchedBy(id)
      .filter((fetched) => moduleIds.includes(fetched))
      .map((fetched) => `${fromTop(id)} fetches ${fromTop(fetched)}, which comes with it`),
  );
}

/** The reasons for which `code` must not ship, each with what was found. */
export const reasonsAgainst = (code: string): string[] =>
  forbidden.flatMap(([text, reason]) => {
    const found = text.exec(code);
    return found ? [`"${found[0]}": ${reason}`] : [];
  });

/** Into how many chunks this many screens may be cut: each chunk costs a request, and more of them are smaller. */
const mostChunks = (screens: number) => 60 + 2 * Math.max(0, screens - 27);

/** What is wrong with the number of chunks among the files of a bundle, or null. */
export function tooManyChunks(fileNames: readonly string[], screens: number): string | null {
  const { length } = fileNames.filter((name) => name.startsWith('chunks/'));
  const most = mostChunks(screens);
  return length > most ? `${length} chunks, of ${most}` : null;
}

/** Fails the build when a bundle holds what a page, a policy or Django's static files cannot take. */
export const checkOutputs = (): Plugin => ({
  name: 'check-outputs',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of chunksOf(bundle)) {
        const foreign = chunk.imports.filter((name) => !(name in bundle));
        const problems = [
          ...reasonsAgainst(chunk.code),
          ...strayImports(chunk.code, chunk).map((text) => `"${text}": reads as an import`),
          ...foreign.map((name) => `"${name}": not for browsers`),
          ...idleFetches(
            chunk.moduleIds,
            (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
          ),
        ];
        if (problems.length > 0) this.error(`${chunk.fileName} ${problems.join('; ')}`);
      }
      const screens = chunksOf(bundle).filter(({ isEntry }) => isEntry).length;
      const tooMany = tooManyChunks(Object.keys(bundle), screens);
      if (tooMany) this.error(tooMany);
      const [circle] = circles(
        new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, importsOf(chunk)])),
      );
      if (circle) this.error(`${circle}: Django's module storage gives up on a circle`);
    },
  },
});
