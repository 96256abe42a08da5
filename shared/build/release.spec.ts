import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../test/browser/freePort';
import { expect, test } from '../../test/browser/test';
import { makeWheel } from './wheel';

const section = /^## Install in a Django project\n(.*?)^## /ms;
const codeBlock = /^```\w+\n(.*?)^```$/gms;

/** The code blocks of the README's section, in the order in which a person meets them. */
function steps() {
  const text = section.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const [install = '', settings = '', template = '', check = '', start = '', page = ''] = [
    ...text.matchAll(codeBlock),
  ].map(([, code = '']) => code);
  return { install, settings, template, check, start, page };
}

/** Made once, where Node is: the folder in which a person has `release/`. */
let given: string;
let folder: string;
let server: ChildProcess | undefined;

test.beforeAll(() => {
  given = mkdtempSync(path.join(tmpdir(), 'ww-release-'));
  makeWheel(path.join(given, 'release'));
});

test.afterAll(() => rmSync(given, { recursive: true, force: true }));

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ww-install-'));
});

test.afterEach(async ({ page }) => {
  // First, since it may still be fetching what it needs later.
  await page.close();
  if (server?.exitCode === null) {
    const gone = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A Python of the test's own, without Node or anything else on its path. `run` has a shell run commands in it. */
function makeEnvironment() {
  execFileSync(process.env.PYTHON ?? 'python3', ['-m', 'venv', path.join(folder, 'env')]);
  const env = { ...process.env, PATH: path.join(folder, 'env', 'bin'), PYTHONPATH: '' };
  const run = (commands: string, cwd = folder) =>
    execFileSync('/bin/sh', ['-euc', commands], { env, cwd, encoding: 'utf8', stdio: 'pipe' });
  expect(run('command -v node || echo none')).toBe('none\n');
  return { run, env };
}

/** How the README installs the wheel. Its first line makes it, which is done before these tests. */
const installed = () => steps().install.split('\n')[1] ?? '';

test('a fresh project has its first widget by the README alone, in under ten lines, without Node', async ({
  page,
  watch,
}) => {
  const { install, settings, template, check, start, page: view } = steps();
  expect((install + settings + template + check).trim().split('\n').length).toBeLessThan(10);
  const { run, env } = makeEnvironment();
  run(installed(), given);
  // The environment is there, and entered.
  run(start.trim().split('\n').at(-1) ?? '');
  const shop = path.join(folder, 'shop');
  const templates = path.join(shop, 'templates');
  appendFileSync(
    `${shop}/shop/settings.py`,
    `TEMPLATES[0]["DIRS"] = ["${templates}"]\n${settings}`,
  );
  mkdirSync(templates);
  writeFileSync(`${templates}/preferences.html`, template);
  appendFileSync(`${shop}/shop/urls.py`, view);
  // Warnings go to the error output. A fresh project has no roles of its own; that is all there is to say about it.
  const says = run(`${check.trim()} 2>&1`, shop);
  expect(says.match(/wholesale_widgets\.\w+/g)).toEqual(['wholesale_widgets.W004']);
  expect(says).toContain('WHOLESALE_WIDGETS["ROLE"]');

  const port = String(await freePort());
  server = spawn(
    path.join(folder, 'env/bin/python3'),
    ['manage.py', 'runserver', '--noreload', port],
    {
      cwd: shop,
      env,
      stdio: 'ignore',
    },
  );
  const address = `http://127.0.0.1:${port}/preferences/`;
  await expect
    .poll(() =>
      fetch(address).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  // A fresh project has no icon, which the browser asks for.
  watch.allow(/favicon\.ico/);
  await page.goto(address);
  await expect(page.getByRole('checkbox', { name: 'New orders' }).first()).toBeVisible();
  // The server ends with the test: nothing may still be on its way.
  await page.waitForLoadState('networkidle');
});

const imports = 'from wholesale_widgets.configs import CartConfig, OrderDrawerConfig';

const right = [
  'a: CartConfig = {"slug": "greenline", "token": "t1", "urls": {"checkout": "/checkout/"}}',
  'b: OrderDrawerConfig = {"vendorId": 7, "orderId": "A-1", "placement": "inline"}',
];

/** What a line has wrong, and what of it the checker has to name. */
const wrong = [
  ['a: CartConfig = {"slug": "greenline"}', '"token"'],
  ['b: CartConfig = {"slug": 1, "token": "t1"}', '"slug"'],
  ['c: CartConfig = {"slug": "g", "token": "t1", "vendor_id": 1}', '"vendor_id"'],
  ['d: CartConfig = {"slug": "g", "token": "t1", "urls": {"chekout": "/"}}', '"chekout"'],
  ['e: OrderDrawerConfig = {"vendorId": 7, "orderId": 1, "placement": "page"}', '"placement"'],
] as const;

test('a type checker takes a right config and names what is wrong with a wrong one', () => {
  const { run } = makeEnvironment();
  // The types need no Django.
  run(`${installed().trim()} --no-deps`, given);
  run('pip install --quiet mypy');
  const check = (file: string, lines: readonly string[]) => {
    writeFileSync(`${folder}/${file}`, `${[imports, ...lines].join('\n')}\n`);
    return run(`mypy --strict --no-color-output ${file} || true`).trim().split('\n');
  };
  expect(check('right.py', right)).toEqual(['Success: no issues found in 1 source file']);
  const said = check(
    'wrong.py',
    wrong.map(([line]) => line),
  );
  const expected = wrong.map(([, name], index) => {
    const where = `wrong.py:${String(index + 2)}: error`;
    return expect.stringMatching(new RegExp(`^${where}.*${name}`));
  });
  expect(said).toEqual([...expected, expect.stringContaining('Found 5 errors')]);
});
