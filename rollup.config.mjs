import { tsImport } from 'tsx/esm/api';

const { classic, loader, modules } = await tsImport('./shared/build/bundles.ts', import.meta.url);
const { finish, styled } = await tsImport('./shared/build/finish.ts', import.meta.url);
const { rememberChunks } = await tsImport('./shared/build/manifest.ts', import.meta.url);
const { widgetNames } = await tsImport('./shared/build/widgets.ts', import.meta.url);

// WIDGETS=cart,checkout builds only those, for working on them.
const widgets = process.env.WIDGETS?.split(',') ?? widgetNames();
const graph = new Map();

/** What ships. In this order: the classic scripts are made from the modules, and the last one describes them all. */
const shipped = [
  modules(widgets, { dir: 'dist', plugins: [rememberChunks(graph)] }),
  ...widgets.map((name) => classic(name, 'dist')),
  loader('dist', [finish(widgets, 'dist', graph)]),
];

/** The same screens under React, for the fixture pages that compare the two: `npm run build:react`. */
const react = [
  modules(widgets, {
    dir: '.cache/react',
    runtime: 'react',
    plugins: [styled(widgets, '.cache/react')],
  }),
];

export default ({ configReact }) => (configReact ? react : shipped);
