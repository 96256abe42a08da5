/** Whether a locale of the config can be formatted with. Django's `pt_BR` is taken too. */
export function isLanguageTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale.replace('_', '-')).length > 0;
  } catch {
    return false;
  }
}
