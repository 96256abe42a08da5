/** What is true in the page once a text was run instead of shown. */
export const wasRun = '__ran__';

const run = `window.${wasRun}=true`;

/** Texts that run, or reach what they must not, where a screen takes them for more than text. */
const payloads = [
  `<img src=x onerror="${run}">`,
  `javascript:${run}`,
  `"><svg onload=${run}>`,
  `</script><script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}`,
  '__proto__',
  'constructor',
  '\u202egpj.exe%00\u0000',
];

const wrongValues: readonly unknown[] = [null, {}, [], -1, 'a text', true, [null], { length: 3 }];

/** The rounds in which an answer is spoilt: in each of them other values are of a wrong type. */
export const rounds = 4;

type Change = (value: unknown, path: string) => unknown;

/** A copy whose values are what `change` makes of them. Values of a list have one path, whatever their index. */
function mapped(value: unknown, path: string, change: Change): unknown {
  const changed = change(value, path);
  if (changed !== value || typeof value !== 'object' || value === null) return changed;
  if (Array.isArray(value)) return value.map((each) => mapped(each, `${path}[]`, change));
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    mapped(each, `${path}.${key}`, change),
  ]);
  return Object.fromEntries(entries);
}

/** The answer with each of its texts replaced: another payload for each of them, and others in another round. */
export function withPayloads(answer: unknown, round: number): string {
  const paths = new Map<string, number>();
  const changed = mapped(answer, '', (value, path) => {
    if (typeof value !== 'string') return value;
    const index = paths.get(path) ?? paths.size;
    paths.set(path, index);
    return payloads[(index + round) % payloads.length];
  });
  // A key that the page's own code would set, were the answer merged into something.
  return JSON.stringify(changed).replaceAll('{"', '{"__proto__":{"polluted":true},"');
}

/** The answer with some of its values of a wrong type: each value in one of the rounds. */
export function withWrongTypes(answer: unknown, round: number): string {
  const indexes = new Map<string, number>();
  mapped(answer, '', (value, path) => {
    if (!indexes.has(path)) indexes.set(path, indexes.size);
    return value;
  });
  return JSON.stringify(
    mapped(answer, '', (value, path) => {
      const index = indexes.get(path) ?? 0;
      return index % rounds === round
        ? wrongValues[(Math.floor(index / rounds) + round) % wrongValues.length]
        : value;
    }),
  );
}
