/** @jest-environment node */
import path from 'node:path';
import { circles, idleFetches, reasonsAgainst, strayImports, tooManyChunks } from './outputs';

it.each([
  'x();\n//# sourceMappingURL=x.js.map',
  'eval("1")',
  'new Function("return 1")',
  'document.createElement("style")',
  'sheet.insertRule("a{}")',
  'if(process.env.DEBUG){}',
  'require("fs")',
])('refuses %j', (code) => {
  expect(reasonsAgainst(code)).toHaveLength(1);
});

it('takes a link to the style sheet, which a strict policy allows', () => {
  expect(reasonsAgainst('page.createElement("link").rel="stylesheet"')).toEqual([]);
});

const chunk = { imports: ['chunks/runtime-1.js'], dynamicImports: ['chunks/modal-1.js'] };

it.each([
  ['import{a}from"./runtime-1.js";const b=()=>import("./modal-1.js");', []],
  [
    'import{a}from"./runtime-1.js";tell("To import it write: import x from \'./x.js\';");',
    ['./x.js'],
  ],
  ['const load=(name)=>import("./"+name+".js")', ['./"+name+".js']],
  ['const load=(name)=>import(`./${name}.js`)', []],
  ['tell("export { a } from \'./b\';")', ['./b']],
])('finds in %j what Django would take for an import', (code, expected) => {
  expect(strayImports(code, chunk)).toEqual(expected);
});

it.each([
  ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['one over three files', { a: ['b'], b: ['c'], c: ['d', 'b'], d: ['b'] }, ['b → c → b']],
  ['two', { b: ['a'], a: ['b'], d: ['d'] }, ['a → b → a', 'd → d']],
])('finds the circles among files: %s', (_name, links, expected) => {
  expect(circles(new Map(Object.entries(links)))).toEqual(expected);
});

it.each([
  [
    'of a widget',
    'widgets/a/Screen.tsx',
    ['widgets/a/Screen.tsx fetches widgets/a/Dialog.tsx, which comes with it'],
  ],
  ['of shared, which other screens may fetch', 'shared/ui/Button.tsx', []],
])('finds what is fetched out of the same chunk: %s', (_whose, asking, expected) => {
  const asks = path.resolve(asking);
  const dialog = path.resolve('widgets/a/Dialog.tsx');
  const inOtherChunk = path.resolve('widgets/a/Other.tsx');
  const fetchedBy = (id: string) => (id === asks ? [dialog, inOtherChunk] : []);
  expect(idleFetches([asks, dialog], fetchedBy)).toEqual(expected);
});

it.each([
  [3, 60],
  [27, 60],
  [28, 62],
])('takes of %d screens %d chunks, and no more', (screens, most) => {
  const chunks = Array.from({ length: most }, (_, index) => `chunks/part-${index}.js`);
  expect(tooManyChunks([...chunks, 'cart.js', 'checkout.js'], screens)).toBeNull();
  const more = tooManyChunks([...chunks, 'chunks/more-1.js'], screens);
  expect(more).toBe(`${most + 1} chunks, of ${most}`);
});
