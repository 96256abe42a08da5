/** What stands in the placeholders of a text. Values are plain text and stay so. */
export type TextValues = Readonly<Record<string, string | number>>;

type Catalog = Partial<Record<string, (...args: unknown[]) => unknown>>;

// The widgets' own catalog comes first, so that one of the page, such as the admin's, does not translate half of a
// screen. Both may be missing, be older, or be something else under these names (an element with that id, another
// library's function). All of these end at the source text.
const look = (name: 'gettext' | 'ngettext', source: string, ...args: unknown[]): string => {
  const page = window as unknown as Catalog & { wholesaleWidgetsCatalog?: Catalog | null };
  for (const catalog of [page.wholesaleWidgetsCatalog, page]) {
    try {
      const found = catalog?.[name]?.(...args);
      if (typeof found === 'string' && found) return found;
    } catch {
      // The next one may know it.
    }
  }
  return source;
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
 * `text` in the page's language, from the widgets' catalog or else Django's, where the page has one. Placeholders
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
