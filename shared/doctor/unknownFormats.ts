/** Whether what formats with a value refuses it. */
function isRefused(format: () => unknown): boolean {
  try {
    format();
    return false;
  } catch {
    return true;
  }
}

/** What of a config names a language or a time zone that nothing can be formatted with. Django's `pt_BR` is taken too. */
export const unknownFormats = ({ locale, timeZone }: { locale?: unknown; timeZone?: unknown }) => [
  ...(typeof locale === 'string' &&
  isRefused(() => Intl.getCanonicalLocales(locale.replace('_', '-')))
    ? [`"locale" is "${locale}".`]
    : []),
  ...(typeof timeZone === 'string' && isRefused(() => new Intl.DateTimeFormat('en', { timeZone }))
    ? [`"timeZone" is "${timeZone}".`]
    : []),
];
