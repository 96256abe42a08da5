import { faultOfRule, faultsOf, languages, pluralOf, readCatalog } from './catalogs';
import { readTexts } from './texts';

// What it names is brought into the catalogs, empty, by `npm run texts`.
it('has every text of the sources in every language', () => {
  const messages = readTexts();
  expect(languages().flatMap((language) => faultsOf(readCatalog(language), messages))).toEqual([]);
});

it('has each catalog named after its language, with the forms of the language', () => {
  for (const language of languages()) {
    const catalog = readCatalog(language);
    expect(catalog.headers.Language).toBe(language);
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect(pluralOf(catalog).forms).toBeLessThanOrEqual(pluralCategories.length);
    expect(faultOfRule(catalog)).toBeNull();
  }
});
