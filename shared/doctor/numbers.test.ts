/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { allErrors } from './errors';

const textOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.py'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

it('sees each number of Django’s checks in a test', () => {
  const given = textOf('fixtures/django/wholesale_widgets').match(
    /(?<="wholesale_widgets\.)[EWI]\d{3}/g,
  );
  const seen = new Set(textOf('fixtures/django/tests').match(/(?<=")[EWI]\d{3}(?=")/g));
  expect(given?.length).toBeGreaterThan(10);
  expect(given?.filter((number) => !seen.has(number))).toEqual([]);
  // A number says one thing.
  expect(given).toHaveLength(new Set(given).size);
});

it('sees each number of the doctor in a test', () => {
  // Its table of cases is run row by row, and has a row per number.
  const cases = readFileSync('shared/doctor/doctor.test.tsx', 'utf8');
  const seen = new Set(cases.match(/(?<=^ {2})\d+(?=: \[)/gm));
  expect(allErrors().filter(({ number }) => !seen.has(String(number)))).toEqual([]);
});
