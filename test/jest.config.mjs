import { fileURLToPath } from 'node:url';

// West of Greenwich a day read as midnight in UTC is the day before: where dates are wrong, this shows it.
// Another zone: TZ=Pacific/Auckland npm run test:unit.
process.env.TZ ??= 'America/Los_Angeles';

const common = {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  roots: ['<rootDir>/shared', '<rootDir>/widgets', '<rootDir>/fixtures', '<rootDir>/test'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/(browser|bench|django|faults|skeleton)/',
  ],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  // Preact and d3 come as ES modules only, which jest has to compile before it can require them.
  transformIgnorePatterns: ['/node_modules/(?!@?preact/|d3-|internmap/)'],
  transform: {
    '\\.(tsx?|mjs)$': [
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

const aliases = {
  '^@shared/(.*)$': '<rootDir>/shared/$1',
  '/tables$': '<rootDir>/test/contractTables.ts',
};

// What draws nothing is the same under React and under Preact, and runs once.
const plain = {
  ...common,
  testMatch: ['**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
};

const nothing = { '^(react-dom|@testing-library/react)(/|$)': '<rootDir>/test/drawsNothing.ts' };

// A test that draws runs twice from the same file: under React, which the code is written for, and under Preact,
// which the bundles run.
const drawing = {
  ...common,
  testMatch: ['**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts', '<rootDir>/test/setupDrawing.ts'],
};

const preact = {
  '^react$': 'preact/compat',
  '^react-dom$': 'preact/compat',
  '^react-dom/client$': 'preact/compat/client',
  '^react-dom/test-utils$': 'preact/test-utils',
  '^react/jsx-(dev-)?runtime$': 'preact/jsx-runtime',
};

// The drivers of the fault matrix, over jsdom and a clock of their own, on what the bundles run. Each is opened as a test
// file, whose tests the matrix says.
const inProcess = '<rootDir>/test/faults/inProcess';
const faults = {
  ...drawing,
  displayName: 'faults',
  testMatch: ['<rootDir>/test/faults/widgets/*.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFilesAfterEnv: [...drawing.setupFilesAfterEnv, `${inProcess}/matrix.ts`],
  moduleNameMapper: {
    ...aliases,
    ...preact,
    '/browser/(test|session)$': `${inProcess}/playwright.ts`,
  },
};

export default {
  // Ends what hangs. The default of 5 s is short for a person's whole task while the bundler and a browser run beside.
  // Jest reads it here only, not in a project.
  testTimeout: 20_000,
  projects: [
    { ...plain, displayName: 'plain', moduleNameMapper: { ...aliases, ...nothing } },
    { ...drawing, displayName: 'react', moduleNameMapper: aliases },
    { ...drawing, displayName: 'preact', moduleNameMapper: { ...aliases, ...preact } },
    faults,
  ],
};
