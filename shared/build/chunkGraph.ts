/** The modules of a build and what they import. */
export interface ModuleGraph {
  modules: readonly string[];
  /** What starts by itself: an entry, or what `import()` fetches. */
  roots: readonly string[];
  /** What a module needs before it can start. */
  importsOf: (module: string) => readonly string[];
  /** What a module may fetch later. */
  opensOf: (module: string) => readonly string[];
}

/** The modules that `root` needs before it can start, itself included. */
export function neededBy(root: string, importsOf: ModuleGraph['importsOf']): Set<string> {
  const found = new Set<string>();
  const open = [root];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    open.push(...importsOf(module));
  }
  return found;
}

/**
 * Puts modules together into chunks, never in a circle, whether a chunk imports another or fetches it later: Django's
 * module storage gives up on circles, and a module that is reached by two addresses runs twice.
 *
 * At first the modules stand together that the same roots need. Such chunks have no circles where modules have none:
 * a chunk that leads to another is needed by fewer roots. `join` puts the chunks of some modules together, one after
 * the other, and leaves out those with which there would be a circle.
 */
export class ChunkGraph {
  private readonly chunkOf = new Map<string, number>();
  private readonly edges = new Map<number, Set<number>>();

  /** What has another `kind` begins apart. What one kind imports is of its own kind or of one that never imports it. */
  constructor(
    private readonly graph: ModuleGraph,
    kindOf: (module: string) => string = () => '',
  ) {
    const rootsOf = new Map<string, string[]>(graph.modules.map((module) => [module, []]));
    for (const root of graph.roots) {
      for (const module of neededBy(root, graph.importsOf)) rootsOf.get(module)?.push(root);
    }
    const chunks = new Map<string, number>();
    for (const [module, roots] of rootsOf) {
      const key = JSON.stringify([kindOf(module), ...roots]);
      const chunk = chunks.get(key) ?? chunks.size;
      chunks.set(key, chunk);
      this.chunkOf.set(module, chunk);
    }
    for (const module of graph.modules) {
      const from = this.indexOf(module);
      for (const to of [...graph.importsOf(module), ...graph.opensOf(module)]) {
        this.leadsTo(from).add(this.indexOf(to));
      }
      this.leadsTo(from).delete(from);
    }
  }

  /** Puts the chunks of `modules` together where that makes no circle; those that cannot join the first, by themselves. */
  join(modules: Iterable<string>): void {
    let open = [...new Set([...modules].map((module) => this.indexOf(module)))];
    for (let whole = open.shift(); whole !== undefined; whole = open.shift()) {
      open = this.joinTo(whole, open);
    }
  }

  /** Joins to a chunk all parts that can be. Returns the others. */
  private joinTo(whole: number, parts: readonly number[]): number[] {
    let left = [...parts];
    let before: number;
    do {
      before = left.length;
      // What lies between two chunks is joined first: then they are no circle any more.
      left = left.filter((part) => {
        const canJoin = this.canJoin(whole, part);
        if (canJoin) this.merge(whole, part);
        return !canJoin;
      });
    } while (left.length > 0 && left.length < before);
    return left;
  }

  /** The chunks, each with its modules. */
  chunks(): string[][] {
    const found = new Map<number, string[]>();
    for (const module of this.graph.modules) {
      const chunk = this.indexOf(module);
      found.set(chunk, [...(found.get(chunk) ?? []), module]);
    }
    return [...found.values()];
  }

  private indexOf(module: string): number {
    return this.chunkOf.get(module) ?? -1;
  }

  private leadsTo(chunk: number): Set<number> {
    const found = this.edges.get(chunk) ?? new Set();
    this.edges.set(chunk, found);
    return found;
  }

  /** Two chunks make a circle as one when one leads to the other by way of a third. */
  private canJoin(one: number, other: number): boolean {
    return !this.leadsThrough(one, other) && !this.leadsThrough(other, one);
  }

  private leadsThrough(from: number, to: number): boolean {
    const seen = new Set<number>([from]);
    const open = [...this.leadsTo(from)].filter((chunk) => chunk !== to);
    for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
      if (chunk === to) return true;
      if (seen.has(chunk)) continue;
      seen.add(chunk);
      open.push(...this.leadsTo(chunk));
    }
    return false;
  }

  private merge(whole: number, part: number): void {
    for (const [module, chunk] of this.chunkOf) {
      if (chunk === part) this.chunkOf.set(module, whole);
    }
    for (const [chunk, to] of this.edges) {
      if (to.delete(part) && chunk !== whole) to.add(whole);
    }
    for (const to of this.leadsTo(part)) if (to !== whole) this.leadsTo(whole).add(to);
    this.edges.delete(part);
  }
}
