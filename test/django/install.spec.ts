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
import { pythonWithDjango } from '../../fixtures/django/python.mjs';
import { freePort } from '../browser/freePort';
import { expect, test } from '../browser/test';

const section = /^## Install in a Django project\n(.*?)^## /ms;
const codeBlock = /^```\w+\n(.*?)^```$/gms;

/** The code blocks of the README's section, in the order in which a person meets them. */
function steps() {
  const text = section.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const [build = '', settings = '', template = '', check = '', page = ''] = [
    ...text.matchAll(codeBlock),
  ].map(([, code = '']) => code);
  return { build, settings, template, check, page };
}

const python = pythonWithDjango() ?? 'python3';
let folder: string;
let server: ChildProcess | undefined;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ww-install-'));
  execFileSync(python, ['-m', 'django', 'startproject', 'shop', folder]);
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

function follow() {
  const { build, settings, template, check, page } = steps();
  // What the first line builds is built before these tests.
  const [, copy = ''] = build.split('\n');
  execFileSync('sh', ['-euc', copy], { env: { ...process.env, PROJECT: folder } });
  const templates = path.join(folder, 'templates');
  appendFileSync(
    `${folder}/shop/settings.py`,
    `TEMPLATES[0]["DIRS"] = ["${templates}"]\n${settings}`,
  );
  mkdirSync(templates);
  writeFileSync(`${templates}/preferences.html`, template);
  appendFileSync(`${folder}/shop/urls.py`, page);
  // Warnings go to the error output.
  return execFileSync('sh', ['-euc', `${check.trim().replace('python3', python)} 2>&1`], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test('a fresh project has its first widget by the README alone, in under ten lines', async ({
  page,
  watch,
}) => {
  const { build, settings, template, check } = steps();
  expect((build + settings + template + check).trim().split('\n').length).toBeLessThan(10);
  const says = follow();
  // A fresh project has no roles of its own; that is all there is to say about it.
  expect(says.match(/wholesale_widgets\.\w+/g)).toEqual(['wholesale_widgets.W004']);
  expect(says).toContain('WHOLESALE_WIDGETS["ROLE"]');

  const port = String(await freePort());
  const args = ['manage.py', 'runserver', '--noreload', port];
  server = spawn(python, args, { cwd: folder, stdio: 'ignore' });
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
