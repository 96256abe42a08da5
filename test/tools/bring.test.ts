import { bring, type Machine, type Tool } from './bring';

const tool = (name: string, there: ReadonlySet<string>, more?: Partial<Tool>): Tool => ({
  name,
  isThere: () => there.has(name),
  packages: [`${name}-package`],
  own: () => [['get', name]] as const,
  advice: `Install ${name}.`,
  ...more,
});

/** A machine on which `works` says which commands bring what. Notes what is said and done, in its order. */
function machine(
  there: Set<string>,
  works: Readonly<Record<string, readonly string[]>>,
  { hasApt = false, mayInstall = true } = {},
): Machine & { done: string[] } {
  const done: string[] = [];
  return {
    done,
    hasApt,
    mayInstall,
    say: (line) => done.push(line),
    run: (command) => {
      const line = command.filter((part) => !/^(-.*|Acquire.*)$/.test(part)).join(' ');
      done.push(`> ${line}`);
      for (const name of works[line] ?? []) there.add(name);
      return line in works;
    },
  };
}

const namesOf = (tools: readonly Tool[]) => tools.map(({ name }) => name);

it('does and says nothing where nothing is missing', () => {
  const there = new Set(['browser']);
  const on = machine(there, {}, { hasApt: true });
  expect(bring([tool('browser', there)], on)).toEqual([]);
  expect(on.done).toEqual([]);
});

it('installs packages as root and says so before, each tool by a command of its own', () => {
  const there = new Set<string>();
  const tools = [tool('browser', there), tool('python', there)];
  const works = {
    'apt-get update': [],
    'apt-get install browser-package': ['browser'],
    'apt-get install python-package': ['python'],
  };
  const on = machine(there, works, { hasApt: true });
  expect(bring(tools, on)).toEqual([]);
  expect(on.done).toEqual([
    'Installing by apt-get: browser-package python-package.',
    '> apt-get update',
    '> apt-get install browser-package',
    '> apt-get install python-package',
  ]);
});

it('gets one of its own where packages brought nothing', () => {
  const there = new Set<string>();
  const on = machine(there, { 'get browser': ['browser'] }, { hasApt: true });
  expect(bring([tool('browser', there)], on)).toEqual([]);
  expect(on.done.slice(-2)).toEqual(['Installing browser: get browser', '> get browser']);
});

it('gets one of its own for whom is not root', () => {
  const there = new Set<string>();
  const on = machine(there, { 'get browser': ['browser'] });
  expect(bring([tool('browser', there)], on)).toEqual([]);
  expect(on.done).toEqual(['Installing browser: get browser', '> get browser']);
});

it('stops at the first command that fails, and names what is missing still', () => {
  const there = new Set<string>();
  const own = () =>
    [
      ['make', 'folder'],
      ['fill', 'folder'],
    ] as const;
  const on = machine(there, {});
  expect(namesOf(bring([tool('python', there, { own })], on))).toEqual(['python']);
  expect(on.done).toEqual(['Installing python: make folder', '> make folder']);
});

it('installs nothing with NO_INSTALL=1, and names what is missing', () => {
  const there = new Set<string>();
  const on = machine(there, {}, { hasApt: true, mayInstall: false });
  expect(namesOf(bring([tool('browser', there)], on))).toEqual(['browser']);
  expect(on.done).toEqual([]);
});

it('does without what is not needed and could not be had', () => {
  const there = new Set<string>();
  const on = machine(there, {}, { hasApt: true });
  expect(bring([tool('shell', there, { own: undefined, isOptional: true })], on)).toEqual([]);
});
