import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the doc comments of a schema's source say of its keys, by their path: `urls.checkout`. */
export type SchemaDocs = ReadonlyMap<string, string>;

interface Source {
  /** The top declarations by name. */
  values: ReadonlyMap<string, ts.Expression>;
  /** The files of imported names. */
  imports: ReadonlyMap<string, string>;
}

const sources = new Map<string, Source>();

function fileOf(specifier: string, from: string): string {
  const base = specifier.startsWith('@shared/')
    ? specifier.replace('@', '')
    : path.join(path.dirname(from), specifier);
  return `${base}.ts`;
}

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const values = new Map<string, ts.Expression>();
  const imports = new Map<string, string>();
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) values.set(name.text, initializer);
    } else if (ts.isImportDeclaration(statement)) {
      const named = statement.importClause?.namedBindings;
      if (!named || !ts.isNamedImports(named)) continue;
      const { text: specifier } = statement.moduleSpecifier as ts.StringLiteral;
      for (const { name } of named.elements) imports.set(name.text, fileOf(specifier, file));
    }
  }
  const source = { values, imports };
  sources.set(file, source);
  return source;
}

/** The keys behind an expression: those of an object, of what a name stands for, or of a call's first argument. */
function collect(node: ts.Expression, file: string, at: string, docs: Map<string, string>): void {
  if (ts.isIdentifier(node)) {
    const { values, imports } = read(file);
    const value = values.get(node.text);
    const from = imports.get(node.text);
    if (value) collect(value, file, at, docs);
    else if (from) collectNamed(node.text, from, at, docs);
  } else if (ts.isCallExpression(node)) {
    // v.optional(v.object({ … })), v.pipe(v.object({ … }), …)
    if (node.arguments[0]) collect(node.arguments[0], file, at, docs);
  } else if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) collect(property.expression, file, at, docs);
      if (!ts.isPropertyAssignment(property)) continue;
      const key = at + property.name.getText();
      // A key that is declared again replaces the one of the spread, with what that one says.
      const doc = ts
        .getJSDocCommentsAndTags(property)
        .map(({ comment }) => comment)
        .at(-1);
      const said = ts.getTextOfJSDocComment(doc)?.replace(/\s+/g, ' ').trim();
      if (said) docs.set(key, said);
      collect(property.initializer, file, `${key}.`, docs);
    }
  }
}

function collectNamed(name: string, file: string, at: string, docs: Map<string, string>): void {
  const value = read(file).values.get(name);
  if (value) collect(value, file, at, docs);
}

/** The doc comments of the schema that `file` exports as `name`, with those of what it spreads from other files. */
export function schemaDocs(file: string, name: string): SchemaDocs {
  const docs = new Map<string, string>();
  collectNamed(name, file, '', docs);
  return docs;
}
