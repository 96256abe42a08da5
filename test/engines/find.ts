import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What an engine is driven by: a program under one of its names, and others beside it. */
interface Programs {
  names: readonly [string, ...string[]];
  others: readonly string[];
}

export const firefoxPrograms: Programs = { names: ['firefox-esr', 'firefox'], others: [] };
export const webkitPrograms: Programs = { names: ['WebKitWebDriver'], others: ['Xvfb'] };

/** The path of the program, undefined where it is not installed. */
export const findProgram = ({ names }: Programs): string | undefined =>
  names.map(findInPath).find((path) => path !== undefined);

/** The names of what is not installed, null when nothing is missing. */
export function missingOf(programs: Programs): string | null {
  const lacks = [
    ...(findProgram(programs) ? [] : [programs.names[0]]),
    ...programs.others.filter((name) => !findInPath(name)),
  ];
  return lacks.length > 0 ? lacks.join(', ') : null;
}

function findInPath(name: string): string | undefined {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false; // in another folder of the path, or nowhere
    }
  });
}
