import { spawnSync } from 'node:child_process';

export type Command = readonly [string, ...string[]];

/** What the tests need beside the packages of `npm ci`. */
export interface Tool {
  name: string;
  isThere: () => boolean;
  /** Packages of Debian and Ubuntu, for root. */
  packages: readonly string[];
  /** How anybody gets one of their own. */
  own?: (machine: Machine) => readonly Command[];
  /** What a person can do about it. */
  advice: string;
  /** The tests are quicker with it and whole without. */
  isOptional?: boolean;
}

/** What an installation does to the machine, and what it may. */
export interface Machine {
  /** Root, on a system with apt-get. */
  hasApt: boolean;
  mayInstall: boolean;
  /** Runs a command to its end; whether it succeeded. */
  run: (command: Command) => boolean;
  say: (line: string) => void;
}

const MINUTE = 60_000;

const thisMachine = (): Machine => ({
  hasApt: process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0,
  mayInstall: process.env.NO_INSTALL !== '1',
  run: ([program, ...parts]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(program, parts, { env, stdio: 'ignore', timeout: 10 * MINUTE }).status === 0;
  },
  // Beside what a command prints for another program.
  say: (line) => process.stderr.write(`${line}\n`),
});

const apt = (...parts: string[]) =>
  // A server that does not answer is known after half a minute.
  [
    'apt-get',
    '-q',
    '-o',
    'Acquire::http::Timeout=30',
    '-o',
    'Acquire::Retries=1',
    ...parts,
  ] as const;

/**
 * Installs what is missing of `tools`, and says so before: by packages for root where apt-get is, else, or where that
 * brought nothing, one of the tests' own. Returns what is missing still; with NO_INSTALL=1 that is all that was.
 */
export function bring(tools: readonly Tool[], machine: Machine = thisMachine()): Tool[] {
  const isMissing = (tool: Tool) => !tool.isThere();
  const missing = tools.filter(isMissing);
  const wanted = missing.filter(({ isOptional }) => !isOptional);
  const { hasApt, mayInstall, run, say } = machine;
  if (missing.length === 0 || !mayInstall) return wanted;

  if (hasApt) {
    say(`Installing by apt-get: ${missing.flatMap(({ packages }) => packages).join(' ')}.`);
    run(apt('update')); // what is known of packages may do
    // One after the other: a name that a release does not know stops the others of its command.
    for (const { packages } of missing) {
      run(apt('install', '-y', '--no-install-recommends', ...packages));
    }
  }
  for (const { name, own } of wanted.filter(isMissing)) {
    for (const command of own?.(machine) ?? []) {
      say(`Installing ${name}: ${command.join(' ')}`);
      if (!run(command)) break;
    }
  }
  return wanted.filter(isMissing);
}
