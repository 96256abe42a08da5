import { existsSync, statSync } from 'node:fs';
import { checkTemplates } from './check';

const usage = 'Usage: wholesale-widgets check <templates folder>';

/** Runs the command line. Returns what to print and the exit code: 1 for errors, 2 when it cannot run. */
export function run(args: readonly string[], dist: string): { lines: string[]; code: number } {
  const [command, folder, ...more] = args;
  if (command !== 'check' || folder === undefined || more.length > 0) {
    return { lines: [usage], code: 2 };
  }
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    return { lines: [`${folder} is no folder.`, usage], code: 2 };
  }
  if (!existsSync(`${dist}/config`)) {
    return { lines: ['The widgets are not built: run "npm ci && npm run build" first.'], code: 2 };
  }
  const { lines, errors } = checkTemplates(folder, dist);
  const hint = lines.length > 1 ? ['Each number is explained in dist/errors.md.'] : [];
  return { lines: [...lines.slice(0, -1), ...hint, ...lines.slice(-1)], code: errors > 0 ? 1 : 0 };
}
