import { existsSync, readFileSync } from 'node:fs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const { widgets } = readJson('dist/manifest.json');

// A screen that holds much by its nature says so in a file of its folder, and why.
const isLarge = (name) => existsSync(`widgets/${name}/large.md`);
const dist = (names) => names.map((name) => `dist/${name}`);
const check = (name, paths, limit) => ({ name, path: dist(paths), limit, gzip: true });

// What every widget starts with is there already when a second one comes.
const firstLoads = Object.values(widgets).map(({ module, static: chunks }) => [module, ...chunks]);
const own = /^chunks\/(runtime|mount)-/;
const isCommon = (file) =>
  own.test(file) || (firstLoads.length > 1 && firstLoads.every((files) => files.includes(file)));

// What a first chart fetches: the chunks that are made of charts, or half of them, and of what draws their lines.
const isOfCharts = (source) => /^(shared\/charts|node_modules\/d3-[a-z]+)\//.test(source);
const chunks = new Set(Object.values(widgets).flatMap(({ lazy }) => lazy));
const charts = [...chunks].filter((file) => {
  const { sources } = readJson(`dist/maps/${file}.map`);
  return sources.filter(isOfCharts).length * 2 >= sources.length;
});

export default [
  ...Object.entries(widgets).flatMap(([name, { module, static: chunks }]) => {
    const files = [module, ...chunks];
    return [
      check(`${name}, first load`, files, isLarge(name) ? '50 kB' : '44 kB'),
      check(
        `${name}, further screen`,
        files.filter((file) => !isCommon(file)),
        isLarge(name) ? '14 kB' : '10 kB',
      ),
    ];
  }),
  check('widgets.css, style of a first load', ['widgets.css'], '14 kB'),
  ...Object.keys(widgets).map((name) =>
    check(`${name}.css, further style`, [`${name}.css`], '2 kB'),
  ),
  ...(charts.length > 0 ? [check('charts, with the first one', charts, '9 kB')] : []),
  check('loader.js', ['loader.js'], '3 kB'),
];
