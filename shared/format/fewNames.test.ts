import { fewNames } from './fewNames';

const many = Array.from({ length: 2000 }, (_, at) => String(at));

it.each([
  [[], undefined, ''],
  [['Vault', 'Annex'], undefined, 'Vault, Annex'],
  [['Vault', 'Annex', 'Dock'], undefined, 'Vault, Annex and 1 more'],
  [many, 'en-US', '0, 1 and 1,998 more'],
])('says the first of them, and how many more there are', (names, locale, says) => {
  expect(fewNames(names, 2, locale)).toBe(says);
});
