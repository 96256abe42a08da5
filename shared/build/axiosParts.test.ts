import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { asTheyAre, standIns } from './axiosParts';
import { neededBy } from './chunkGraph';

const lib = 'node_modules/axios/lib';

/** The modules that a module of the installed axios imports; none of one that is not taken from it. */
function importsOf(module: string): string[] {
  if (module in standIns) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(lib, module), 'utf8'));
  return importedFiles.map(({ fileName }) => path.join(path.dirname(module), fileName));
}

/** What `client.ts` takes by its own path. */
const taken = ts
  .preProcessFile(readFileSync('shared/http/axios/client.ts', 'utf8'))
  .importedFiles.flatMap(({ fileName }) => /^axios\/unsafe\/(.+)/.exec(fileName)?.[1] ?? []);

it('names each module of axios that is reached, and no other', () => {
  const reached = taken.flatMap((module) => [...neededBy(module, importsOf)]);
  expect([...new Set(reached)].sort()).toEqual([...asTheyAre, ...Object.keys(standIns)].sort());
});

it.each(Object.entries(standIns))('has a file that replaces %s', (_, file) => {
  expect(existsSync(path.join('shared/http/axios', file))).toBe(true);
});

it('replaces the parts of a package that is linked from elsewhere, too', async () => {
  const here = process.cwd();
  const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'linked-')));
  const linked = path.join(project, 'elsewhere/axios/lib');
  mkdirSync(linked, { recursive: true });
  symlinkSync('elsewhere', path.join(project, 'node_modules'));
  try {
    process.chdir(project);
    jest.resetModules();
    const { resolveId } = (await import('./axiosParts')).axiosParts();
    const { handler } = resolveId as unknown as { handler: (...of: string[]) => unknown };
    expect(handler('../utils.js', path.join(linked, 'core/Axios.js'))).toBe(
      path.join(project, 'shared/http/axios/values.ts'),
    );
  } finally {
    process.chdir(here);
    rmSync(project, { recursive: true });
  }
});
