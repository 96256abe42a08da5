#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const { run } = await tsImport('../check/command.ts', import.meta.url);
const { lines, code } = run(
  process.argv.slice(2),
  fileURLToPath(new URL('../../../dist', import.meta.url)),
);
for (const line of lines) console.log(line);
process.exitCode = code;
