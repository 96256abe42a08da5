// Proves that what is built asks for no more than the browsers have that the README names, and that a rule bites which
// would say so. It reads what is built, with what comes from packages, and not the sources.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import browsers, { YEAR } from './browsers.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: browsers,
  allowInlineConfig: false,
  ignore: false,
});

const sentences = (results) =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => `${filePath}:${line} ${message}`),
  );

// The classic scripts are made of the same modules.
for (const what of ['*.css', '{*,chunks/*}.js'])
  it(`dist/${what} uses what every browser of the table has`, async () => {
    const results = await eslint.lintFiles(`dist/${what}`);
    assert.ok(results.length > 10);
    assert.deepEqual(sentences(results), []);
  });

it('scripts and styles are held to the same year', () => {
  const { browserslist } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  assert.deepEqual(browserslist, [`baseline ${YEAR}`]);
});

describe('refused is', () => {
  const wrong = {
    'an anchored box': ['a.css', 'p { position-area: top; }'],
    'a rule of late': ['a.css', '@view-transition { navigation: auto; }'],
    'a selector of late': ['a.css', 'p:open { top: 0; }'],
    'an object of late': ['a.js', 'new URLPattern();'],
    'syntax of late': ['a.js', 'export const a = /a/v;'],
  };
  for (const [name, [file, text]] of Object.entries(wrong))
    it(name, async () => {
      const results = await eslint.lintText(text, { filePath: `${root}/dist/${file}` });
      assert.equal(sentences(results).length, 1);
    });
});
