import { tsImport } from 'tsx/esm/api';

const { classic, loader, modules } = await tsImport('./shared/build/bundles.ts', import.meta.url);
const { finish } = await tsImport('./shared/build/finish.ts', import.meta.url);
const { rememberChunks } = await tsImport('./shared/build/manifest.ts', import.meta.url);
const { widgetNames } = await tsImport('./shared/build/widgets.ts', import.meta.url);

// WIDGETS=cart,checkout builds only those, for working on them.
const widgets = process.env.WIDGETS?.split(',') ?? widgetNames();
const graph = new Map();

// In this order: the classic scripts are made from the modules, and the rest describes them all.
export default [
  modules(widgets, { dir: 'dist', plugins: [rememberChunks(graph)] }),
  loader('dist'),
  ...widgets.map((name) => classic(name, 'dist')),
  // The same screens under React, for the fixture pages that compare the two.
  modules(widgets, {
    dir: '.cache/react',
    runtime: 'react',
    plugins: [finish(widgets, 'dist', graph)],
  }),
];
