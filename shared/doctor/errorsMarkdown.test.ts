/** @jest-environment node */
import { allErrors } from './errors';
import { errorsMarkdown } from './errorsMarkdown';

it('has an entry for every number, with its fix', () => {
  const page = errorsMarkdown();
  const headings = page.split('\n').filter((line) => line.startsWith('## '));
  expect(headings).toEqual(
    allErrors().map(({ number, says }) => `## WW${number}: ${says.slice(0, -1)}`),
  );
  for (const { fix } of allErrors()) expect(page.replaceAll('`', '')).toContain(fix);
});

it('numbers without a gap, in whole sentences', () => {
  expect(allErrors().map(({ number }) => number)).toEqual(allErrors().map((_, index) => index + 1));
  for (const { says, fix } of allErrors()) expect(`${says} ${fix}`).toMatch(/\. .*\.$/);
});
