import { fileURLToPath } from 'node:url';

// Every test runs twice from the same files: under React, which the code is written for, and under Preact,
// which the bundles run.
const common = {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  roots: ['<rootDir>/shared', '<rootDir>/widgets', '<rootDir>/fixtures', '<rootDir>/test'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '<rootDir>/test/bench/'],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};

const preact = {
  '^react$': 'preact/compat',
  '^react-dom$': 'preact/compat',
  '^react-dom/client$': 'preact/compat/client',
  '^react-dom/test-utils$': 'preact/test-utils',
  '^react/jsx-(dev-)?runtime$': 'preact/jsx-runtime',
};

export default {
  projects: [
    { ...common, displayName: 'react' },
    { ...common, displayName: 'preact', moduleNameMapper: preact },
  ],
};
