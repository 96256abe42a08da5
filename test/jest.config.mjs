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
  // These come as ES modules only, which jest has to compile before it can require them.
  transformIgnorePatterns: ['/node_modules/(?!@?preact/|d3-|internmap/|gettext-parser/)'],
  transform: {
    '(\\.(tsx?|mjs)|/gettext-parser/.+\\.js)$': [
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
  '/tables$': '<rootDir>/test/support/contractTables.ts',
};

// What draws nothing is the same under React and under Preact, and runs once.
const plain = {
  ...common,
  testMatch: ['**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
};

const nothing = {
  '^(react-dom|@testing-library/react)(/|$)': '<rootDir>/test/support/drawsNothing.ts',
};

// A test that draws runs under Preact, which the bundles run, and on demand under React, which the code is written for.
const drawing = {
  ...common,
  testMatch: ['**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts', '<rootDir>/test/support/setupDrawing.ts'],
};

/** Without the cases that are only run on demand. */
const inGate = (project) => ({
  ...project,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '\\.verify\\.test\\.tsx?$'],
});

const preact = {
  '^react$': 'preact/compat',
  '^react-dom$': 'preact/compat',
  '^react-dom/client$': 'preact/compat/client',
  '^react-dom/test-utils$': 'preact/test-utils',
  '^react/jsx-(dev-)?runtime$': 'preact/jsx-runtime',
};

export default {
  // Only ends what hangs, after the limit of a single wait in `setupDrawing.ts`. Jest reads it here, not in a project.
  testTimeout: 120_000,
  // A worker keeps much of each file that it has run; with files of 25 screens it came to the end of its heap.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    // On every change: `npm test`.
    { ...inGate(plain), displayName: 'plain', moduleNameMapper: { ...aliases, ...nothing } },
    { ...inGate(drawing), displayName: 'preact', moduleNameMapper: { ...aliases, ...preact } },
    // On demand: `npm run verify`.
    { ...drawing, displayName: 'react', moduleNameMapper: aliases },
    {
      ...drawing,
      displayName: 'cases',
      testMatch: ['**/*.verify.test.{ts,tsx}'],
      moduleNameMapper: { ...aliases, ...preact },
    },
  ],
};
