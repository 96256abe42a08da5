import { pageLocale } from './locale';

afterEach(() => {
  document.documentElement.lang = '';
});

it.each([
  ['de', 'de'],
  ['en-us', 'en-US'],
  ['pt_BR', 'pt-BR'],
  ['zh-hans', 'zh-Hans'],
])('reads %j as %j', (configured, tag) => {
  document.documentElement.lang = 'fr';
  expect(pageLocale(configured)).toBe(tag);
});

it.each([undefined, '', ' ', '%', 'a', 'en-'])("takes the page's language for %j", (configured) => {
  document.documentElement.lang = 'fr-ca';
  expect(pageLocale(configured)).toBe('fr-CA');
});

it.each(['', '???'])('takes English when the page says %j', (lang) => {
  document.documentElement.lang = lang;
  expect(pageLocale()).toBe('en');
});
