import { ChunkGraph, type ModuleGraph } from './chunkGraph';

/** A build by what each module imports, and opens after `=>`. */
function graphOf(lines: Record<string, string>, entries: string[]): ModuleGraph {
  const modules = Object.keys(lines);
  const side = (module: string, index: number) =>
    (lines[module]?.split('=>')[index] ?? '').split(' ').filter(Boolean);
  const opensOf = (module: string) => side(module, 1);
  const roots = [...new Set([...entries, ...modules.flatMap(opensOf)])];
  return { modules, roots, importsOf: (module) => side(module, 0), opensOf };
}

const chunksOf = (graph: ChunkGraph) =>
  graph
    .chunks()
    .map((chunk) => chunk.join(' '))
    .sort();

const screen = { cart: 'list opener', list: '', opener: '=> dialog', dialog: 'list' };

it('puts together what the same roots need, and keeps apart what opens a part from what that part needs', () => {
  expect(chunksOf(new ChunkGraph(graphOf(screen, ['cart'])))).toEqual([
    'cart opener',
    'dialog',
    'list',
  ]);
});

it('joins no chunks with which one would fetch what leads back to it', () => {
  const graph = new ChunkGraph(graphOf(screen, ['cart']));
  graph.join(['cart', 'list']);
  expect(chunksOf(graph)).toEqual(['cart opener', 'dialog', 'list']);
});

it('joins a row of chunks whatever the order in which they are named', () => {
  const row = { one: 'a', two: 'b', three: 'c', a: 'b', b: 'c', c: '' };
  const graph = new ChunkGraph(graphOf(row, ['one', 'two', 'three']));
  graph.join(['a', 'c', 'b']);
  expect(chunksOf(graph)).toEqual(['one a b c', 'three', 'two']);
});

it('begins each kind apart', () => {
  const graph = new ChunkGraph(graphOf({ one: 'a b', a: '', b: '' }, ['one']), (module) =>
    module === 'a' ? 'common' : '',
  );
  expect(chunksOf(graph)).toEqual(['a', 'one b']);
});

it('has no circle in any of many builds, whatever is joined', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  for (let build = 0; build < 200; build += 1) {
    const names = Array.from({ length: 14 }, (_, index) => `m${String(index)}`);
    // Modules lead to later ones alone, so that they make no circle themselves.
    const lines = Object.fromEntries(
      names.map((name, index) => {
        const later = names.slice(index + 1).filter(() => random(4) === 0);
        const opened = names.slice(index + 1).filter(() => random(12) === 0);
        return [name, `${later.join(' ')}=>${opened.join(' ')}`];
      }),
    );
    const modules = graphOf(lines, ['m0', 'm1', 'm2']);
    const graph = new ChunkGraph(modules);
    for (let join = 0; join < 4; join += 1) graph.join(names.filter(() => random(3) === 0));
    const chunks = graph.chunks();
    const of = (module: string) => chunks.findIndex((chunk) => chunk.includes(module));
    const edges = chunks.map(
      (chunk, from) =>
        new Set(
          chunk
            .flatMap((module) => [...modules.importsOf(module), ...modules.opensOf(module)])
            .map(of)
            .filter((to) => to !== from),
        ),
    );
    const done = new Set<number>();
    const visit = (chunk: number, way: readonly number[]): void => {
      expect(way).not.toContain(chunk);
      if (done.has(chunk)) return;
      edges[chunk]?.forEach((to) => visit(to, [...way, chunk]));
      done.add(chunk);
    };
    chunks.forEach((_, chunk) => visit(chunk, []));
  }
});
