import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// Counts how often a concern has a way of its own in a screen, and how long files and functions are: what the
// kits of `shared/` are to keep low while screens are added. `npm run count [-- <folder of another copy>]`.

const root = path.resolve(process.argv[2] ?? '.');

interface Source {
  file: string;
  text: string;
}

const read = (folder: string): Source[] =>
  (readdirSync(path.join(root, folder), { recursive: true }) as string[])
    .filter((name) => /\.(tsx?|scss)$/.test(name))
    .map((name) => ({
      file: path.join(folder, name),
      text: readFileSync(path.join(root, folder, name), 'utf8'),
    }));

const isStyle = ({ file }: Source) => file.endsWith('.scss');
const isTest = ({ file }: Source) =>
  /\.(test|testkit|check|spec)\.tsx?$|\.zones\.ts$|^widgets\/[^/]+\/page(\.\w+)?\.ts$/.test(file);
const isCode = (source: Source) => !isTest(source) && !isStyle(source);
const linesOf = ({ text }: Source) => text.split('\n').length - 1;
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
const withoutComments = (text: string) => text.replace(/^\s*(\/?\*|\/\/).*$/gm, '');
const occurrences = (sources: Source[], pattern: RegExp) =>
  sources
    .map(({ text }) => withoutComments(text).match(pattern)?.length ?? 0)
    .filter((count) => count > 0);

const widgets = read('widgets');
const ofWidgets = widgets.filter(isCode);
const ofShared = read('shared').filter(isCode);
const both = [...ofWidgets, ...ofShared];
const shipped = both.filter(({ file }) => !file.startsWith('shared/build/'));
const aboveHttp = shipped.filter(({ file }) => !file.startsWith('shared/http/'));
const ofModels = ofWidgets.filter(({ file }) => /^widgets\/[^/]+\/(model|state)\b/.test(file));

/** The functions of a file that are longer than this many lines, with their lines. */
function longFunctions({ file, text }: Source, limit = 60): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineOf(node.getStart());
      const length = lineOf(node.end) - first + 1;
      if (length > limit) found.push(`${file}:${String(first)} (${String(length)})`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Concern = readonly [concern: string, where: Source[], pattern: RegExp];

/** What a screen has of its own where `shared/` has one way. */
const ownWays: readonly Concern[] = [
  ['questions by useAnswer', ofWidgets, /\buseAnswer[<(]/g],
  [
    'newest answers told by hand',
    ofWidgets,
    /\b(asked|wanted|latest)(\.current [!=]== (?!null)| [!=]== \w+(\.current|\(\)))/g,
  ],
  ['calls through createRequest', both, /\bcreateRequest[<(]/g],
  ['throws and catches above http', aboveHttp, /\bthrow (?!unreadable\b)|\bcatch [({]|\.catch\(/g],
  ['calls of focus() in screens', ofWidgets, /\.focus\(/g],
  ['engines over the mutation queue', both, /= createMutationQueue[<(]/g],
  ['merges of a record’s edits', ofWidgets, /^(export )?(const|function) (merge|rebase)\w*/gm],
  ['bodies of lists outside ListPane', ofWidgets, /<(ListContent|Pager)\b/g],
  ['fields of a screen’s own', ofWidgets, /<(input|select|textarea)\b/g],
  ['alerts of a screen’s own', ofWidgets, /className="alert\b/g],
  ['types told by hand in models', ofModels, /\btypeof [\w.]+ === '|\bArray\.isArray\(/g],
  ['dynamic imports', shipped, /(?<!typeof )\bimport\(/g],
];

const concerns: readonly Concern[] = [
  ['WeakMaps', both, /new WeakMap\b/g],
  ['AbortControllers in screens', ofWidgets, /new AbortController\b/g],
  ['random keys', both, /randomUUID\(|getRandomValues\(|Math\.random\(/g],
  ['types named Id', both, /type Id =/g],
  ['dialogs on the base of Overlay', both, /from '@restart\/ui\/Modal'/g],
  ['action names without their event', both, /on<ReturnType</g],
  ['storage touched by screens', ofWidgets, /\b(local|session)Storage\b/g],
  ['imports that climb to shared', both, /from '(\.\.\/){2,}shared\//g],
];

const byLength = [...both].sort((one, other) => linesOf(one) - linesOf(other));
const middle = byLength[Math.floor(byLength.length / 2)];
const longest = byLength.slice(-5).reverse();
const long = both.flatMap((source) => longFunctions(source));
const lacksPageObject = (name: string) => !existsSync(path.join(root, `widgets/${name}/page.ts`));
const names = [...new Set(widgets.map(({ file }) => file.split(path.sep)[1] ?? ''))].sort();

const rows: [string, string | number][] = [
  ...ownWays.map(([concern, where, pattern]): [string, string] => {
    const counts = occurrences(where, pattern);
    return [concern, `${sum(counts)} in ${counts.length} files`];
  }),
  ['screens without a page object', names.filter(lacksPageObject).length],
  ...concerns.map(([concern, where, pattern]): [string, number] => [
    concern,
    sum(occurrences(where, pattern)),
  ]),
  ['lines of a file, median', middle ? linesOf(middle) : 0],
  ['longest files', longest.map((source) => `${source.file} ${linesOf(source)}`).join(', ')],
  ['files over 200 lines', both.filter((source) => linesOf(source) > 200).length],
  ['functions over 60 lines', `${String(long.length)} ${long.join(', ')}`],
  ...names.map((name): [string, string] => {
    const own = widgets.filter(({ file }) => file.split(path.sep)[1] === name);
    const lines = (of: (source: Source) => boolean) => sum(own.filter(of).map(linesOf));
    return [name, `code ${lines(isCode)}, tests ${lines(isTest)}, style ${lines(isStyle)}`];
  }),
  ['shared', `code ${sum(ofShared.map(linesOf))}`],
];
for (const [what, count] of rows) console.log(`${what.padEnd(38)} ${count}`);
