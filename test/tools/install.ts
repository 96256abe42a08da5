// Installs what tests need beside the packages of npm, and says so before: `tsx test/tools/install.ts`, which
// `npm test` begins with. With NO_INSTALL=1 it only says what is missing.
import { bring } from './bring';
import { browser, django, shell } from './tools';

const missing = bring([browser, shell, django]);
for (const { advice } of missing) console.log(advice);
process.exitCode = missing.length > 0 ? 1 : 0;
