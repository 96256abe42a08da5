import { licences, shippedPackages } from './licences';
import type { ChunkGraph } from './manifest';

const graph: ChunkGraph = new Map([
  [
    'chunks/runtime.js',
    {
      imports: [],
      dynamicImports: [],
      moduleIds: [
        '/project/node_modules/redux/dist/redux.mjs',
        '/project/node_modules/@preact/compat/index.mjs',
        '/project/node_modules/react-redux/node_modules/use-sync-external-store/index.js',
        '/project/shared/mount/mount.ts',
        '\0left-out',
      ],
    },
  ],
]);

it('names each package once, the innermost one of a path, and what the style sheet holds', () => {
  expect(shippedPackages(graph)).toEqual([
    '@preact/compat',
    'bootstrap',
    'redux',
    'use-sync-external-store',
  ]);
});

it('gives each its version and its notice', () => {
  const text = licences(graph);
  expect(text).toMatch(/^redux \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain('Copyright (c) 2015-present Dan Abramov');
  expect(text).toMatch(/^bootstrap-icons \d+\.\d+\.\d+ \(MIT\)/m);
});
