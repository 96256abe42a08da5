/**
 * The language tag to format with: the configured one, else the page's `lang`, else English. Takes
 * Django's spellings too (`pt_BR`, `en-us`); what is no language tag counts as not given.
 */
export const pageLocale = (configured = ''): string => {
  for (const tag of [configured, document.documentElement.lang]) {
    try {
      const [known] = Intl.getCanonicalLocales(tag.replace('_', '-'));
      if (known) return known;
    } catch {
      // Not a language tag: the formats would throw on it, the next one may do.
    }
  }
  return 'en';
};
