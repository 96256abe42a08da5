// What may be installed: run by node, so that it can run before anything else is trusted.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isAllowed, problems } from './problems.mjs';

const read = (file) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

const lock = read('package-lock.json');
const project = read('package.json');

const licenceOf = (place) => {
  if (!existsSync(new URL(`../../${place}/package.json`, import.meta.url))) return undefined;
  const { license, licenses } = read(`${place}/package.json`);
  return license?.type ?? license ?? licenses?.[0]?.type;
};

describe('the lock file', () => {
  it('has an integrity for every package', () => assert.deepEqual(problems.integrity(lock), []));
  it('holds what every package needs', () => assert.deepEqual(problems.complete(lock), []));
  it('names no registry but npm', () => assert.deepEqual(problems.registry(lock), []));
  it('runs only known install scripts', () => assert.deepEqual(problems.scripts(lock), []));
  it('holds only accepted licences', () =>
    assert.deepEqual(problems.licences(lock, licenceOf), []));
  it('holds nothing of the deny-list', () => assert.deepEqual(problems.denied(lock), []));
  it('holds the versions asked for', () => assert.deepEqual(problems.agreement(lock, project), []));
});

describe('package.json', () => {
  it('asks for exact versions', () => assert.deepEqual(problems.exact(project), []));
});

describe('the check itself', () => {
  const holding = (entry, place = 'node_modules/thing') => ({
    packages: {
      '': {},
      [place]: { version: '1.0.0', license: 'MIT', integrity: 'sha512-x', ...entry },
    },
  });
  const finds = (found) => assert.equal(found.length, 1);
  const notInstalled = () => undefined;

  it('finds a missing and a weak integrity', () => {
    finds(problems.integrity(holding({ integrity: undefined })));
    finds(problems.integrity(holding({ integrity: 'sha1-x' })));
  });

  it('finds a missing binary for another machine', () => {
    finds(problems.complete(holding({ optionalDependencies: { '@thing/mac': '1.0.0' } })));
    const deep = 'node_modules/a/node_modules/b';
    finds(problems.complete(holding({ dependencies: { c: '1.0.0' } }, deep)));
    const { packages } = holding({ dependencies: { c: '1.0.0' } }, deep);
    for (const place of [
      'node_modules/c',
      'node_modules/a/node_modules/c',
      `${deep}/node_modules/c`,
    ])
      assert.deepEqual(problems.complete({ packages: { ...packages, [place]: {} } }), []);
  });

  it('finds another registry, and one that only looks like npm', () => {
    finds(problems.registry(holding({ resolved: 'http://registry.npmjs.org/thing.tgz' })));
    finds(problems.registry(holding({ resolved: 'https://registry.npmjs.org.example/thing.tgz' })));
    finds(problems.registry(holding({ resolved: 'git+ssh://git@example.com/thing.git' })));
  });

  it('finds an unknown install script', () =>
    finds(problems.scripts(holding({ hasInstallScript: true }))));

  it('lets a tool have a licence that may not ship', () => {
    finds(problems.licences(holding({ license: 'MPL-2.0' }), notInstalled));
    assert.deepEqual(
      problems.licences(holding({ license: 'MPL-2.0', dev: true }), notInstalled),
      [],
    );
    finds(problems.licences(holding({ license: 'GPL-3.0', dev: true }), notInstalled));
    finds(problems.licences(holding({ license: undefined }), notInstalled));
  });

  it('believes the installed package before the lock file', () =>
    finds(problems.licences(holding({}), () => 'GPL-3.0')));

  it('reads expressions of licences', () => {
    assert.ok(isAllowed('(MIT OR GPL-3.0)', ['MIT']));
    assert.ok(isAllowed('Apache-2.0 AND MIT', ['MIT', 'Apache-2.0']));
    assert.ok(!isAllowed('Apache-2.0 AND GPL-3.0', ['MIT', 'Apache-2.0']));
  });

  it('finds a denied version, also deep in the tree and under an alias', () => {
    const bad = { version: '5.6.1' };
    finds(problems.denied(holding(bad, 'node_modules/chalk')));
    finds(problems.denied(holding(bad, 'node_modules/thing/node_modules/chalk')));
    finds(problems.denied(holding({ ...bad, name: 'chalk' })));
    assert.deepEqual(problems.denied(holding({ version: '5.6.2' }, 'node_modules/chalk')), []);
  });

  it('finds a range', () => {
    for (const version of ['^1.0.0', '~1.0.0', '*', 'latest', 'file:../thing', 'github:a/b'])
      finds(problems.exact({ dependencies: { thing: version } }));
  });
});
