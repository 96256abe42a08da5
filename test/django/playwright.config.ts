import { defineConfig } from '@playwright/test';
import browser from '../browser/playwright.config';

/** The same browser and fixture server as for the fixture site. Each file starts Django itself. */
export default defineConfig({
  ...browser,
  // Instead of those of the fixture site: `gate` runs on every change, the others on demand.
  projects: [
    { name: 'gate', testMatch: '**/pages.spec.ts' },
    { name: 'sheets', testMatch: '**/guest*.spec.ts' },
    { name: 'embeds', testIgnore: ['**/pages.spec.ts', '**/guest*.spec.ts'] },
    { name: 'release', testDir: '../../shared/build' },
    { name: 'own', testDir: '../../fixtures/django/own' },
  ],
  testDir: '.',
  outputDir: '../../.cache/django-pages',
  // A file's tests share the shop that it starts.
  fullyParallel: false,
});
