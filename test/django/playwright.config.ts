import { defineConfig } from '@playwright/test';
import browser from '../browser/playwright.config';

/** The same browser and fixture server as for the fixture site. Each file starts Django itself. */
export default defineConfig({
  ...browser,
  projects: [{ name: 'django' }], // in place of those of the fixture site
  testDir: '.',
  outputDir: '../../.cache/django-pages',
  // A file's tests share the shop that it starts.
  fullyParallel: false,
  timeout: 60_000,
});
