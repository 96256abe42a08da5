/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changes } from './wheel';

it('sees a file that is in no commit, and none that git ignores', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'ww-tree-'));
  execFileSync('git', ['init', '--quiet', tree]);
  writeFileSync(`${tree}/.git/info/exclude`, 'dist\n');
  writeFileSync(`${tree}/dist`, '');
  expect(changes(tree)).toBe('');
  writeFileSync(`${tree}/cart.ts`, '');
  expect(changes(tree)).toBe('?? cart.ts');
  rmSync(tree, { recursive: true });
});
