import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text of the screens as it is written, in English; with `plural` one that goes with a count. */
export interface Message {
  text: string;
  plural?: string;
  /** The files that have it, sorted, from the repository's top. */
  files: string[];
}

/** What one file has: its texts, and a sentence for each call that cannot be translated. */
export interface FoundTexts {
  messages: Omit<Message, 'files'>[];
  problems: string[];
}

/** The texts that an expression can be, or null where that is not written in it. */
function literals(node: ts.Expression | undefined): string[] | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  if (!ts.isConditionalExpression(node)) return null;
  const [one, other] = [literals(node.whenTrue), literals(node.whenFalse)];
  return one && other && [...one, ...other];
}

const isOfTexts = ({ moduleSpecifier }: ts.ImportDeclaration) =>
  ts.isStringLiteral(moduleSpecifier) && /(^|\/)i18n$/.test(moduleSpecifier.text);

/** The names among `t` and `tn` that a file imports. */
function importedNames(source: ts.SourceFile): Set<string> {
  const bindings = source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && isOfTexts(statement)
      ? (statement.importClause?.namedBindings ?? [])
      : [],
  );
  const names = bindings.flatMap((found) => (ts.isNamedImports(found) ? [...found.elements] : []));
  return new Set(names.map(({ name }) => name.text).filter((name) => /^tn?$/.test(name)));
}

/** Whether a name is that of an import or of a key, and not the function. */
const isNoUse = (node: ts.Identifier): boolean =>
  ts.isImportSpecifier(node.parent) ||
  ((ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
    node.parent.name === node);

/** Reads the calls of `t` and `tn` in `code`, the text of a file that imports them from `i18n`. */
export function textsOf(file: string, code: string): FoundTexts {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const names = importedNames(source);
  const found: FoundTexts = { messages: [], problems: [] };
  const refuse = (node: ts.Node, reason: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.problems.push(`${file}:${line} ${node.getText().slice(0, 80)}: ${reason}`);
  };
  const readCall = (call: ts.CallExpression, isPlural: boolean) => {
    const texts = literals(call.arguments[0]);
    if (!isPlural) {
      if (texts) found.messages.push(...texts.map((text) => ({ text })));
      else refuse(call, 'the text should stand in the call, in quotes');
      return;
    }
    const plurals = literals(call.arguments[1]);
    const [[text, ...others], [plural, ...more]] = [texts ?? [], plurals ?? []];
    if (text === undefined || plural === undefined || others.length + more.length > 0) {
      refuse(call, 'the two texts should stand in the call, one in quotes each');
    } else found.messages.push({ text, plural });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text) && !isNoUse(node)) {
      const { parent } = node;
      if (ts.isCallExpression(parent) && parent.expression === node) {
        readCall(parent, node.text === 'tn');
      } else refuse(parent, `${node.text} should be called here, with its text`);
    }
    ts.forEachChild(node, visit);
  };
  if (names.size > 0) visit(source);
  return found;
}

/** What runs in no page of a site: tests, what describes a screen to them, and the build. */
const isOfTests = (file: string) =>
  /\.(test|testkit|spec)\.tsx?$|^widgets\/[^/]+\/page(\.\w+)?\.ts$|^shared\/build\//.test(file);

const sourceFiles = (root: string) =>
  ['shared', 'widgets'].flatMap((folder) =>
    (readdirSync(`${root}/${folder}`, { recursive: true }) as string[])
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.tsx?$/.test(file) && !isOfTests(file)),
  );

const inOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Joins what files have: each text once, by its first file and then by its letters. */
export function joinTexts(found: ReadonlyMap<string, FoundTexts>): Message[] {
  const messages = new Map<string, Message>();
  const problems = [...found.values()].flatMap((one) => one.problems);
  for (const [file, { messages: own }] of [...found].sort(([a], [b]) => inOrder(a, b))) {
    for (const { text, plural } of own) {
      const known = messages.get(text) ?? { text, files: [] };
      const plurals = new Set([known.plural, plural].filter((one) => one !== undefined));
      if (plurals.size > 1) {
        problems.push(`${file} “${text}” has two plurals: ${[...plurals].join(', ')}`);
      }
      const files = [...new Set([...known.files, file])];
      messages.set(text, { ...known, ...(plural === undefined ? {} : { plural }), files });
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...messages.values()].sort(
    (one, other) =>
      inOrder(one.files[0] ?? '', other.files[0] ?? '') || inOrder(one.text, other.text),
  );
}

/** Every text of `shared/` and `widgets/`. What cannot be translated is an error that names all of it. */
export const readTexts = (root = '.'): Message[] =>
  joinTexts(
    new Map(
      sourceFiles(root).map((file) => [
        file,
        textsOf(file, readFileSync(`${root}/${file}`, 'utf8')),
      ]),
    ),
  );
