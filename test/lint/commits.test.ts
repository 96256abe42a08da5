import { spawnSync } from 'node:child_process';

it('finds an area, what is done and at most 72 characters in the subject of each commit', () => {
  // Sources that come as an archive have no commits, and git may refuse a folder of someone else.
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', '-50'], {
    encoding: 'utf8',
  });
  const subjects = status === 0 ? stdout.trim().split('\n') : [];
  const isPlain = (subject: string) =>
    subject.startsWith('Revert "') ||
    (subject.length <= 72 && /^[a-z\d][a-z\d, -]*: [^A-Z].*[^.]$/.test(subject));
  expect(subjects.filter((subject) => !isPlain(subject))).toEqual([]);
});
