// Proves that lint finds what it forbids: each case in a small tree of its own, so that the cases stay true whatever the
// real screens import. One run of oxlint looks at all of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import config, { houseRules } from '../../oxlint.config.mjs';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
const jsPlugins = [fileURLToPath(new URL('house.mjs', import.meta.url))];
const compilerOptions = { jsx: 'react-jsx', strict: true, paths: { '@shared/*': ['./shared/*'] } };

const root = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
symlinkSync(packages, path.join(root, 'node_modules'));
let trees = 0;
let found;

const lookAtAll = () => {
  const args = ['--type-aware', '--ignore-pattern', 'node_modules', '-f', 'json'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64e6 };
  const { stdout } = spawnSync('node_modules/.bin/oxlint', args, options);
  return JSON.parse(stdout).diagnostics;
};

after(() => rmSync(root, { recursive: true, force: true }));

/** Writes a tree, and answers what tells the findings in it once all are written and looked at. */
const findings = (files, rules) => {
  const name = `${(trees += 1)}/`;
  const configs = {
    '.oxlintrc.json': JSON.stringify({ ...rules(path.join(root, name)), jsPlugins }),
    'tsconfig.json': JSON.stringify({ compilerOptions }),
  };
  for (const [file, text] of Object.entries({ ...configs, ...files })) {
    mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true });
    writeFileSync(path.join(root, name, file), text);
  }
  return () => {
    found ??= lookAtAll();
    const inTree = found.filter(({ filename }) => filename.startsWith(name));
    return inTree.map(({ code, message }) => `${code}: ${message}`);
  };
};

const house = (tree) => ({
  plugins: ['import'],
  categories: { correctness: 'off' },
  overrides: houseRules(tree),
});

// Options are the root's alone.
const whole = () => ({ ...config, options: undefined });

const use = (from, how = 'import { value }') =>
  `${how} from '${from}';\nexport const it = value;\n`;
const useType = (from) => `import type { value } from '${from}';\nexport type It = typeof value;\n`;
const take = (name, from) => `import { ${name} } from '${from}';\nexport const it = ${name};\n`;

const finds = (title, files, rules, code) => {
  const messages = findings(files, rules);
  it(title, () => {
    const all = messages();
    assert.ok(
      all.some((message) => message.startsWith(`${code}:`)),
      `expected ${code}, got ${all.join('; ') || 'nothing'}`,
    );
  });
};

const refuses = (file, text, code) =>
  finds(`refuses in ${file}: ${text.split('\n')[0]}`, { [file]: text }, house, code);

const accepts = (file, text) => {
  const messages = findings({ [file]: text }, house);
  it(`accepts in ${file}: ${text.split('\n')[0]}`, () => assert.deepEqual(messages(), []));
};

const zone = 'house(zones)';
const names = 'eslint(no-restricted-imports)';
const syntax = 'house(no-restricted-syntax)';

describe('between widgets', () => {
  refuses('widgets/cart/Cart.tsx', use('../checkout/Checkout'), zone);
  refuses('widgets/checkout/Checkout.tsx', use('../cart/config', 'import type { value }'), zone);
  refuses('widgets/cart/Cart.test.tsx', use('../checkout/Checkout'), zone);
  refuses(
    'widgets/cart/Cart.tsx',
    "export const l = () => import('../checkout/Checkout');\n",
    zone,
  );
  refuses('widgets/cart/Cart.tsx', "export { value } from '../checkout/Checkout';\n", zone);
  refuses('widgets/cart/api.ts', "export type A = typeof import('../checkout/api');\n", zone);
});

describe('inside a widget', () => {
  accepts('widgets/cart/entry.tsx', use('./Cart'));
  accepts('widgets/cart/Cart.tsx', use('./components/Line'));
  accepts('widgets/cart/components/Line.tsx', use('../slice'));
  accepts('widgets/cart/slice.ts', use('./api'));
  accepts('widgets/cart/api.ts', use('@shared/http/http'));
  refuses('widgets/cart/api.ts', use('../../shared/http/http'), names);
  refuses('widgets/cart/Cart.tsx', use('./entry'), zone);
  refuses('widgets/cart/components/Line.tsx', use('../Cart'), zone);
  refuses('widgets/cart/slice.ts', use('./components/Line'), zone);
  refuses('widgets/cart/state/totals.ts', use('../Cart'), zone);
  refuses('widgets/cart/api.ts', use('./slice'), zone);
  refuses('widgets/cart/api.ts', use('./state/totals'), zone);
  refuses('widgets/cart/config.ts', use('./api'), zone);
  refuses('widgets/cart/Cart.tsx', use('./api'), names);
  refuses('widgets/cart/components/Line.tsx', use('../api'), names);
  accepts('widgets/cart/Cart.tsx', useType('./api'));
});

describe('plain words', () => {
  const words = 'house(words)';
  refuses('shared/grid/range.ts', 'export const at = (place: number) => place;\n', words);
  refuses('shared/grid/range.ts', 'export const at = ({ place }) => place;\n', words);
  refuses('shared/grid/range.ts', '/** Answers the row. */\nexport const rowOf = 1;\n', words);
  accepts('shared/grid/range.ts', 'export const at = { place: 1 };\nexport const it = at.place;\n');
  accepts('shared/grid/range.ts', '/** Answers are read once. */\nexport const rowOf = 1;\n');
});

describe('between the rooms of the house', () => {
  refuses('shared/format/money.ts', use('../../widgets/cart/config'), zone);
  refuses('shared/format/money.ts', use('../../fixtures/site'), zone);
  refuses('widgets/cart/Cart.tsx', use('../../test/renderWidget'), zone);
  refuses('widgets/cart/slice.ts', use('@shared/build/sizes'), zone);
  refuses('fixtures/backend/app.ts', use('../../shared/format/money'), zone);
  refuses('fixtures/backend/app.ts', use('../../shared/http/http', 'import type { value }'), zone);
  refuses('fixtures/backend/app.ts', use('../../widgets/cart/config'), zone);
  refuses('fixtures/backend/app.ts', use('../site'), zone);
  refuses('fixtures/site.ts', use('../test/renderWidget'), zone);
  refuses('shared/contract/cart.ts', use('../format/money'), zone);
  accepts('fixtures/backend/app.ts', use('../../shared/contract/cart'));
  accepts('fixtures/backend/app.ts', take('Hono', 'hono'));
  accepts('fixtures/site.ts', use('./backend/app'));
  accepts('widgets/cart/Cart.test.tsx', use('../../test/renderWidget'));
  accepts('widgets/cart/Cart.test.tsx', use('./page.testkit'));
  accepts('widgets/cart/page.testkit.ts', use('../../test/renderWidget'));
  refuses('widgets/cart/Cart.tsx', use('./page.testkit'), zone);
});

describe('the contract', () => {
  refuses('widgets/cart/slice.ts', use('@shared/contract/cart'), names);
  refuses('widgets/cart/Cart.tsx', use('@shared/contract/cart'), names);
  accepts('widgets/cart/slice.ts', useType('@shared/contract/cart'));
});

describe('packages', () => {
  const axios = use('axios', 'import value');
  const hook = take('useSelector', 'react-redux');
  accepts('shared/http/http.ts', axios);
  refuses('widgets/cart/api.ts', axios, names);
  refuses('shared/format/money.ts', axios, names);
  refuses('fixtures/backend/app.ts', axios, names);
  refuses('test/renderWidget.ts', axios, names);
  refuses('widgets/cart/api.ts', "export const load = () => import('axios');\n", syntax);
  accepts('shared/store/hooks.ts', hook);
  refuses('widgets/cart/slice.ts', hook, names);
  refuses('shared/mount/mount.ts', hook, names);
  accepts('shared/mount/mount.ts', take('Provider', 'react-redux'));
  const bareId = take('useId', 'react');
  refuses('widgets/cart/Cart.tsx', bareId, names);
  accepts('shared/mount/WidgetContext.ts', bareId);
  const drawn = take('render', '@testing-library/react');
  refuses('shared/format/money.test.ts', drawn, names);
  accepts('shared/format/money.test.tsx', drawn);
  refuses('widgets/cart/totals.test.ts', drawn, names);
  for (const drawer of ['./page.testkit', '../../test/support/openWidget']) {
    refuses('widgets/cart/totals.test.ts', use(drawer), names);
    accepts('widgets/cart/Cart.test.tsx', use(drawer));
  }
  refuses('widgets/cart/Cart.tsx', take('Button', 'react-bootstrap'), names);
  accepts('widgets/cart/Cart.tsx', use('react-bootstrap/Button', 'import value'));
  const lacking = ['useActionState', 'useOptimistic', 'act', 'use', 'Activity', 'default as React'];
  for (const name of lacking)
    refuses('widgets/cart/Cart.tsx', `import { ${name} } from 'react';\n`, names);
  refuses('widgets/cart/Cart.tsx', "import { useFormStatus } from 'react-dom';\n", names);
  refuses('widgets/cart/Cart.tsx', "import * as React from 'react';\n", names);
  refuses('widgets/cart/Cart.tsx', "import { signal } from 'preact';\n", names);
  accepts('widgets/cart/Cart.tsx', take('useState', 'react'));
});

describe('failures', () => {
  refuses('widgets/cart/api.ts', "throw new Error('no');\n", syntax);
  refuses('widgets/cart/state/totals.ts', 'export const a = load().catch(() => null);\n', syntax);
  refuses('widgets/cart/state.ts', 'try {\n  load();\n} finally {\n  stop();\n}\n', syntax);
  accepts('widgets/cart/state/totals.ts', "throw unreadable('The answer has no list.');\n");
  refuses('widgets/cart/Cart.tsx', 'export const a = load().catch(() => null);\n', syntax);
  refuses('widgets/cart/components/useLine.ts', 'try {\n  load();\n} catch {}\n', syntax);
  refuses('widgets/cart/model/totals.ts', 'try {\n  load();\n} catch {}\n', syntax);
  accepts('widgets/cart/Cart.tsx', "export const a = imported(import('./components/Line'));\n");
  accepts('shared/ui/Later.tsx', 'export const a = load().catch(() => null);\n');
});

describe('boxes for what is to be said', () => {
  refuses('widgets/cart/Cart.tsx', 'export const a = <p className="alert-info" />;\n', syntax);
  refuses('widgets/cart/Cart.tsx', 'export const a = <p className={`alert-${b}`} />;\n', syntax);
  accepts('shared/ui/Banner.tsx', 'export const a = <p className="alert-info" />;\n');
});

describe('today', () => {
  refuses('widgets/cart/Cart.tsx', 'export const today = dayOf(new Date());\n', syntax);
  accepts('widgets/cart/Cart.tsx', 'export const seen = dayOf(new Date(lastSeen));\n');
});

describe('text that becomes markup or code', () => {
  for (const code of [
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'export const a = { dangerouslySetInnerHTML: { __html: "" } };',
    'document.body.innerHTML = location.hash;',
    'document.body["outerHTML"] = location.hash;',
    'document.body.insertAdjacentHTML("beforeend", location.hash);',
    'document.write(location.hash);',
  ])
    refuses('widgets/cart/Cart.tsx', `${code}\n`, syntax);
  refuses('shared/format/money.ts', 'eval(location.hash);\n', 'eslint(no-eval)');
  refuses('shared/format/money.ts', 'new Function(location.hash)();\n', 'eslint(no-new-func)');
  accepts('widgets/cart/Cart.test.tsx', "document.body.innerHTML = '';\n");
});

describe('keys that pass the root of a screen by', () => {
  for (const code of [
    "addEventListener('keydown', hear, true);",
    "document.addEventListener('keydown', hear, { capture: true });",
    'export const a = <input onKeyUp={hear} />;',
  ])
    refuses('widgets/cart/Cart.tsx', code, syntax);
  accepts('widgets/cart/Cart.tsx', "addEventListener('keydown', hear);\n");
});

describe('the console', () => {
  refuses('widgets/cart/Cart.tsx', "console.error('no');\n", 'eslint(no-console)');
  refuses('shared/format/money.ts', "console.warn('no');\n", 'eslint(no-console)');
  refuses('shared/mount/mount.ts', "console.log('no');\n", 'eslint(no-console)');
  accepts('shared/mount/mount.ts', "console.error('Widget cart: no config.');\n");
  accepts('shared/build/sizes.ts', "console.log('cart 41.2 kB');\n");
});

describe('tests', () => {
  for (const code of [
    "it.only('x', () => {});",
    "test.skip('x', () => {});",
    "describe.skip('x', () => {});",
    "test.describe.only('x', () => {});",
    "xit('x', () => {});",
    'await page.waitForTimeout(200);',
    'expect(1).toMatchSnapshot();',
    "jest.mock('./api');",
  ])
    refuses('widgets/cart/Cart.test.tsx', `${code}\n`, syntax);
  accepts('widgets/cart/Cart.test.tsx', "it('loads', () => {});\n");
});

describe('files', () => {
  refuses('widgets/cart/state/totals.ts', "export * from '../slice';\n", syntax);
  refuses('widgets/cart/components/index.ts', 'export const value = 1;\n', syntax);
  refuses('shared/format/utils.ts', 'export const value = 1;\n', syntax);
  refuses('shared/format/money.ts', 'export enum Unit {}\n', syntax);
  refuses('widgets/cart/entry.tsx', '\n'.repeat(30) + 'export {};\n', 'eslint(max-lines)');
});

describe('what compiles and is wrong all the same', () => {
  const later = 'declare const later: () => Promise<void>;\n';
  const cases = {
    'typescript(no-floating-promises)': `${later}later();\n`,
    'typescript(no-misused-promises)': `${later}export const A = () => <a onClick={later}>x</a>;\n`,
    'typescript(no-unsafe-assignment)': 'export const a: string = JSON.parse("1");\n',
    'typescript(no-unnecessary-condition)': 'export const a = (b: string) => b ?? "";\n',
    'typescript(no-deprecated)': '/** @deprecated */\nconst old = 1;\nexport const a = old;\n',
    'typescript(only-throw-error)': 'export const a = () => {\n  throw "a";\n};\n',
    'react-hooks(rules-of-hooks)':
      'import { useState } from "react";\nexport const A = ({ b }: { b: boolean }) => b && useState(1);\n',
    'react-hooks(exhaustive-deps)':
      'import { useEffect } from "react";\nexport const A = ({ b }: { b: () => void }) => {\n  useEffect(() => b(), []);\n  return null;\n};\n',
    'react(static-components)':
      'export const A = () => {\n  const B = () => <p />;\n  return <B />;\n};\n',
    'jsx-a11y(alt-text)': 'export const A = () => <img src="/a.png" />;\n',
    'jsx-a11y(no-static-element-interactions)':
      'export const A = ({ b }: { b: () => void }) => <span onFocus={b}>x</span>;\n',
  };
  for (const [code, text] of Object.entries(cases))
    finds(code, { 'widgets/cart/Cart.tsx': text }, whole, code);
  const cycle = {
    'shared/a.ts': "import { b } from '@shared/b';\nexport const a = () => b;\n",
    'shared/b.ts': "import { a } from './a';\nexport const b = () => a;\n",
  };
  finds('a cycle', cycle, house, 'import(no-cycle)');
});
