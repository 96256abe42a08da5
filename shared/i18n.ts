/** What stands in the placeholders of a text. Values are plain text and stay so. */
export type TextValues = Readonly<Record<string, string | number>>;

// The page may have no catalog, an older one, or something else under its names (an element with that
// id, another library's function). All of these end at the source text.
const look = (name: 'gettext' | 'ngettext', source: string, ...args: unknown[]): string => {
  try {
    const catalog = window as unknown as Record<string, (...args: unknown[]) => unknown>;
    const found = catalog[name]?.(...args);
    return typeof found === 'string' && found ? found : source;
  } catch {
    return source;
  }
};

/**
 * A value as it may stand in a line of text to be shown: with letters of the other direction than the page's it is
 * isolated, so that digits and signs beside it stay where they belong. Never for what is sent, copied or compared.
 */
export const isolate = (value: string): string =>
  (document.dir === 'rtl' ? /\p{L}/u : /[\u0590-\u08ff]/).test(value)
    ? `\u2068${value}\u2069`
    : value;

const fill = (text: string, values: TextValues): string =>
  text.replace(/%(?:%|\((\w+)\)s)/g, (part, name?: string) => {
    if (!name) return '%';
    // A server may leave out what its contract promises.
    return Object.hasOwn(values, name) ? isolate(`${values[name] ?? '–'}`) : part;
  });

/**
 * `text` in the page's language, from Django's JavaScript catalog where the page has one. Placeholders
 * are Django's named ones: `t('Saved for %(location)s.', { location })`; `%%` is a percent sign. A
 * placeholder without a value stays as it is written.
 */
export const t = (text: string, values: TextValues = {}): string =>
  fill(look('gettext', text, text), values);

/**
 * The form of a text that goes with `count`, by the plural rule of the page's language, by the
 * English one without a catalog. `%(count)s` is filled by itself; pass `count` among the values to
 * show it formatted.
 */
export const tn = (
  singular: string,
  plural: string,
  count: number,
  values: TextValues = {},
): string => {
  const source = count === 1 ? singular : plural;
  return fill(look('ngettext', source, singular, plural, count), { count, ...values });
};
