import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

it('finds an area, what is done and at most 72 characters in the subject of each commit', () => {
  // Sources that come as an archive have no commits.
  const log = existsSync('.git')
    ? execFileSync('git', ['log', '--format=%s', '-50'], { encoding: 'utf8' })
    : '';
  const isPlain = (subject: string) =>
    subject.length <= 72 && /^[a-z\d][a-z\d, -]*: [^A-Z].*[^.]$/.test(subject);
  expect(log.split('\n').filter((subject) => subject && !isPlain(subject))).toEqual([]);
});
