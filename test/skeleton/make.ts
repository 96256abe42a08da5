import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const forms = ['list', 'form'] as const;
export type Form = (typeof forms)[number];

const here = fileURLToPath(new URL('.', import.meta.url));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The letters before the numbers of the calls: the initials, and more of the last word until nobody has them. */
function callLetters(name: string, taken: readonly string[]): string {
  const words = name.split('-');
  const last = words.at(-1) ?? '';
  const initials = words.map((word) => word.charAt(0)).join('');
  const free = Array.from(last, (_, more) =>
    (initials + last.slice(1, 1 + more)).toUpperCase(),
  ).find((letters) => !taken.includes(letters));
  if (!free) throw new Error(`Every call of "${name}" would have an id that is taken.`);
  return free;
}

/** The letters of all calls that the contract has: "S" of S9. */
function takenLetters(root: string): string[] {
  const folder = path.join(root, 'shared/contract');
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\bid: '([A-Z]+)\d+'/g)].map(
      ([, letters = '']) => letters,
    ),
  );
}

/** What the sample's words become. Longer ones first: each contains the next one's letters. */
const substitutions = (form: Form, name: string, letters: string): [RegExp, string][] => {
  const words = name.replaceAll('-', ' ');
  return [
    [new RegExp(`sample-${form}`, 'g'), name],
    [new RegExp(`Sample${capital(form)}`, 'g'), capital(camel(name))],
    [new RegExp(`sample${capital(form)}`, 'g'), camel(name)],
    [new RegExp(`Sample ${form}`, 'g'), capital(words)],
    [new RegExp(`sample ${form}`, 'g'), words],
    [new RegExp(`\\bS${form.charAt(0).toUpperCase()}(?=\\d)`, 'g'), letters],
  ];
};

/**
 * Writes the files of a new widget into the tree at `root`, as they stand in the folder of their form, and returns
 * their paths. Nothing that is there is touched: a name that is taken is an error.
 */
export function makeWidget(name: string, form: Form, root = '.'): string[] {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
    throw new Error(
      `A widget is named by lower case words with hyphens between them, not "${name}".`,
    );
  }
  const letters = callLetters(name, takenLetters(root));
  const renamed = (text: string) =>
    substitutions(form, name, letters).reduce((now, [from, to]) => now.replace(from, to), text);

  const samples = readdirSync(path.join(here, form), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(here, form, file)).isFile())
    .sort();
  const files = samples.map((sample) => [sample, renamed(sample)] as const);
  const taken = files.find(([, file]) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken[1]} is there already.`);

  for (const [sample, file] of files) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const text = renamed(readFileSync(path.join(here, form, sample), 'utf8'));
    writeFileSync(target, text);
  }
  const made = files.map(([, file]) => file);
  // A name of another length breaks lines elsewhere.
  execFileSync('npx', ['--no-install', 'oxfmt', ...made], { cwd: root, stdio: 'pipe' });
  return made;
}
