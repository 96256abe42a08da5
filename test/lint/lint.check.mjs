// Proves that the lint rules of the house bite: on a small tree of its own, so that the cases stay true
// whatever the real screens import. Run by node, because ESLint's configuration is made of real ES modules.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { houseRules } from '../eslint.config.mjs';

const files = [
  'widgets/cart/entry.tsx',
  'widgets/cart/Cart.tsx',
  'widgets/cart/components/Line.tsx',
  'widgets/cart/slice.ts',
  'widgets/cart/useTotals.ts',
  'widgets/cart/state/totals.ts',
  'widgets/cart/api.ts',
  'widgets/cart/config.ts',
  'widgets/cart/page.testkit.ts',
  'widgets/cart/totals.test.ts',
  'widgets/checkout/Checkout.tsx',
  'shared/contract/cart.ts',
  'shared/format/money.ts',
  'shared/format/money.test.ts',
  'shared/format/money.test.tsx',
  'shared/http/http.ts',
  'shared/mount/WidgetContext.ts',
  'shared/mount/mount.ts',
  'shared/store/hooks.ts',
  'shared/build/sizes.ts',
  'fixtures/site.ts',
  'fixtures/backend/app.ts',
  'test/openWidget.ts',
  'test/renderWidget.ts',
];

let root;
let eslint;

before(() => {
  // Inside the project, so that packages resolve as they do for the real files.
  const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  root = mkdtempSync(path.join(cache, 'lint-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'export const value = 1;\n');
  }
  const paths = { '@shared/*': ['./shared/*'] };
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { ecmaFeatures: { jsx: true } },
        },
      },
      ...houseRules(root),
    ],
  });
});

after(() => rmSync(root, { recursive: true, force: true }));

const messages = async (file, code) => {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
};

const use = (from, how = 'import { value }') =>
  `${how} from '${from}';\nexport const it = value;\n`;

const refuses = (file, code, rule) =>
  it(`refuses in ${file}: ${code.split('\n')[0]}`, async () => {
    const found = await messages(file, code);
    assert.ok(
      found.some((message) => message.startsWith(rule)),
      `expected ${rule}, got ${found.join('; ') || 'nothing'}`,
    );
  });

const accepts = (file, code) =>
  it(`accepts in ${file}: ${code.split('\n')[0]}`, async () => {
    assert.deepEqual(await messages(file, code), []);
  });

const zone = 'import-x/no-restricted-paths';
const names = '@typescript-eslint/no-restricted-imports';
const syntax = 'no-restricted-syntax';

describe('between widgets', () => {
  refuses('widgets/cart/Cart.tsx', use('../checkout/Checkout'), zone);
  refuses('widgets/checkout/Checkout.tsx', use('../cart/config', 'import type { value }'), zone);
  refuses('widgets/cart/Cart.test.tsx', use('../checkout/Checkout'), zone);
  refuses(
    'widgets/cart/Cart.tsx',
    "export const load = () => import('../checkout/Checkout');\n",
    zone,
  );
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
  accepts(
    'widgets/cart/Cart.tsx',
    "import type { value } from './api';\nexport type It = typeof value;\n",
  );
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
  accepts(
    'fixtures/backend/app.ts',
    "import { Hono } from 'hono';\nexport const app = new Hono();\n",
  );
  accepts('fixtures/site.ts', use('./backend/app'));
  accepts('widgets/cart/Cart.test.tsx', use('../../test/renderWidget'));
  accepts('widgets/cart/Cart.test.tsx', use('./page.testkit'));
  accepts('widgets/cart/page.testkit.ts', use('../../test/renderWidget'));
  refuses('widgets/cart/Cart.tsx', use('./page.testkit'), zone);
});

describe('the contract', () => {
  refuses('widgets/cart/slice.ts', use('@shared/contract/cart'), names);
  refuses('widgets/cart/Cart.tsx', use('@shared/contract/cart'), names);
  accepts(
    'widgets/cart/slice.ts',
    "import type { value } from '@shared/contract/cart';\nexport type It = typeof value;\n",
  );
});

describe('packages', () => {
  const axios = "import axios from 'axios';\nexport const get = axios.get;\n";
  const hook = "import { useSelector } from 'react-redux';\nexport const use = useSelector;\n";
  accepts('shared/http/http.ts', axios);
  refuses('widgets/cart/api.ts', axios, names);
  refuses('shared/format/money.ts', axios, names);
  refuses('fixtures/backend/app.ts', axios, names);
  refuses('test/renderWidget.ts', axios, names);
  refuses('widgets/cart/api.ts', "export const load = () => import('axios');\n", syntax);
  accepts('shared/store/hooks.ts', hook);
  refuses('widgets/cart/slice.ts', hook, names);
  refuses('shared/mount/mount.ts', hook, names);
  accepts(
    'shared/mount/mount.ts',
    "import { Provider } from 'react-redux';\nexport const P = Provider;\n",
  );
  const ownHook = 'export function useIt() {\n  return 1;\n}\n';
  refuses('widgets/cart/slice.ts', ownHook, syntax);
  accepts('widgets/cart/useTotals.ts', ownHook);
  accepts('widgets/cart/components/Line.tsx', ownHook);
  const bareId = "import { useId } from 'react';\nexport const id = useId;\n";
  refuses('widgets/cart/Cart.tsx', bareId, names);
  accepts('shared/mount/WidgetContext.ts', bareId);
  const drawn = "import { render } from '@testing-library/react';\nexport const r = render;\n";
  refuses('shared/format/money.test.ts', drawn, names);
  accepts('shared/format/money.test.tsx', drawn);
  refuses('widgets/cart/totals.test.ts', drawn, names);
  for (const drawer of ['./page.testkit', '../../test/openWidget']) {
    refuses('widgets/cart/totals.test.ts', use(drawer), names);
    accepts('widgets/cart/Cart.test.tsx', use(drawer));
  }
  refuses(
    'widgets/cart/Cart.tsx',
    "import { Button } from 'react-bootstrap';\nexport const B = Button;\n",
    names,
  );
  accepts(
    'widgets/cart/Cart.tsx',
    "import Button from 'react-bootstrap/Button';\nexport const B = Button;\n",
  );
  for (const name of [
    'useActionState',
    'useOptimistic',
    'act',
    'use',
    'Activity',
    'default as React',
  ])
    refuses('widgets/cart/Cart.tsx', `import { ${name} } from 'react';\n`, names);
  refuses('widgets/cart/Cart.tsx', "import { useFormStatus } from 'react-dom';\n", names);
  refuses('widgets/cart/Cart.tsx', "import * as React from 'react';\n", names);
  refuses('widgets/cart/Cart.tsx', "import { signal } from 'preact';\n", names);
  accepts(
    'widgets/cart/Cart.tsx',
    "import { useState } from 'react';\nexport const s = useState;\n",
  );
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
  refuses('shared/format/money.ts', 'eval(location.hash);\n', 'no-eval');
  refuses('shared/format/money.ts', 'new Function(location.hash)();\n', 'no-new-func');
  accepts('widgets/cart/Cart.test.tsx', "document.body.innerHTML = '';\n");
});

describe('the console', () => {
  refuses('widgets/cart/Cart.tsx', "console.error('no');\n", 'no-console');
  refuses('shared/format/money.ts', "console.warn('no');\n", 'no-console');
  refuses('shared/mount/mount.ts', "console.log('no');\n", 'no-console');
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
  refuses('widgets/cart/entry.tsx', '\n'.repeat(30) + 'export {};\n', 'max-lines');
});
