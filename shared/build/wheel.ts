import { execFileSync } from 'node:child_process';

/** What git sees in `tree` that is in no commit, a file a line; empty when there is nothing. */
export const changes = (tree: string): string =>
  execFileSync('git', ['status', '--porcelain'], { cwd: tree, encoding: 'utf8' }).trimEnd();

/** Makes the wheel of `dist/django` in `folder`, by the pip of `PYTHON`. It takes hatchling from where pip takes packages. */
export function makeWheel(folder: string): void {
  const python = process.env.PYTHON ?? 'python3';
  const words = ['wheel', '--quiet', '--no-deps', '--wheel-dir', folder, './dist/django'];
  execFileSync(python, ['-m', 'pip', ...words], { stdio: 'inherit' });
}
