// Makes what is given out, in `release/`: `npm run release`. The npm package and the wheel of the last commit, by one
// version, and their checksums (`sha256sum -c SHA256SUMS`).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { changes, makeWheel } from './wheel';

const folder = 'release';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const changed = changes('.');
if (changed !== '') {
  stop(
    `A release is made of what is committed. Commit these files, or stash them by "git stash -u", and run it again:\n${changed}`,
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

// All widgets, whatever was last worked on.
const { WIDGETS: _, ...env } = process.env;
execFileSync('npm', ['run', '-s', 'build'], { env, stdio: 'inherit' });
execFileSync('npm', ['pack', '--silent', './dist', '--pack-destination', folder]);
makeWheel(folder);

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  version: string;
};
const files = [
  `${name}-${version}.tgz`,
  `${name.replaceAll('-', '_')}-${version}-py3-none-any.whl`,
];
const missing = files.filter((file) => !existsSync(`${folder}/${file}`));
if (missing.length > 0) {
  // Python writes some versions in another way: 1.0.0-beta.1 is 1.0.0b1.
  stop(`Not made under this name: ${missing.join(', ')}. Take a version of three numbers.`);
}
const sums = files.map((file) => {
  const sum = createHash('sha256')
    .update(readFileSync(`${folder}/${file}`))
    .digest('hex');
  return `${sum}  ${file}\n`;
});
writeFileSync(`${folder}/SHA256SUMS`, sums.join(''));
for (const file of files) {
  console.log(`${folder}/${file}  ${Math.round(statSync(`${folder}/${file}`).size / 1000)} kB`);
}
console.log(sums.join('').trimEnd());
