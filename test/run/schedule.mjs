import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';

const TIME_TO_LEAVE = 5000;

const running = new Set();
let isStopping = false;

const signalGroup = ({ pid }, signal) => {
  try {
    process.kill(-pid, signal);
  } catch {
    // It is gone already.
  }
};

/** Asks a process and its children to stop, then makes them. */
function stop(child) {
  // The test tools stop the servers they started on SIGINT, not on SIGTERM.
  signalGroup(child, 'SIGINT');
  return setTimeout(() => signalGroup(child, 'SIGKILL'), TIME_TO_LEAVE);
}

/** Stops every step that runs and starts no other; resolves when all are gone. */
export function stopAll() {
  isStopping = true;
  const gone = [...running].map((child) => {
    stop(child);
    return new Promise((resolve) => child.once('close', resolve));
  });
  return Promise.all(gone);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Runs one step. Resolves to whether it succeeded, what it printed and how many seconds it took. A step that prints
 * nothing for `silence` milliseconds hangs and is stopped: how long it may take altogether follows from what it does.
 */
async function run({ command, env, port, report }, silence) {
  const [program, ...parts] = typeof command === 'function' ? command() : command;
  const started = Date.now();
  if (report) rmSync(report, { force: true });
  const bin = path.resolve('node_modules/.bin');
  const child = spawn(program, parts, {
    detached: true, // a process group of its own, which can be stopped whole
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      COLORS: 'false', // testing-library's; what a step prints is read in logs
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      ...(port && { PORT: String(await freePort()) }),
      ...env,
    },
  });
  running.add(child);
  const printed = [];
  const limit = setTimeout(() => {
    const minutes = Math.round(silence / 6000) / 10;
    printed.push(Buffer.from(`\nStopped after ${minutes} minutes in which it printed nothing.\n`));
    stop(child);
  }, silence);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      printed.push(data);
      limit.refresh();
    });
  }

  const ok = await new Promise((resolve) => {
    child.once('error', (error) => {
      printed.push(Buffer.from(`${program}: ${error.message}\n`));
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  clearTimeout(limit);
  running.delete(child);
  return { ok, output: Buffer.concat(printed).toString(), seconds: (Date.now() - started) / 1000 };
}

/**
 * Runs the steps, as many side by side as `cores` allows, each after what it needs. `done` is called as each
 * ends, with the step and its run; a step whose need failed gets a run that says so. A step is stopped once it has
 * printed nothing for `silence` milliseconds.
 */
export async function schedule(steps, { cores, silence }, done) {
  const waiting = [...steps];
  const ended = new Map();
  let free = cores;
  const active = new Set();

  const end = (step, result) => {
    ended.set(step.name, result);
    if (!isStopping) done(step, result);
  };
  const needsOf = ({ needs = [] }) => needs.filter((name) => steps.some((s) => s.name === name));
  const start = async (step) => {
    const taken = Math.min(step.cores, cores);
    free -= taken;
    const result = await run(step, silence);
    free += taken;
    end(step, result);
  };

  while (waiting.length > 0 || active.size > 0) {
    for (const step of [...waiting]) {
      const needs = needsOf(step);
      const failed = needs.find((name) => ended.get(name)?.ok === false);
      const isReady = needs.every((name) => ended.has(name));
      if (!failed && (!isReady || Math.min(step.cores, cores) > free)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (failed) {
        end(step, { ok: false, output: `Not run, because ${failed} failed.`, seconds: 0 });
      } else {
        const promise = start(step).finally(() => active.delete(promise));
        active.add(promise);
      }
    }
    if (active.size > 0) await Promise.race(active);
    if (isStopping) return new Promise(() => undefined); // who stopped it ends the process
  }
}
