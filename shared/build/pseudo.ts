import { textsIn, type Catalog } from './catalogs';

/** From right to left and a third longer: what is not in brackets, is cut or points the wrong way is seen. */
const turned = (text: string): string => {
  const parts = text.split(/(%\(\w+\)s)/);
  const said = parts.map((part) => (/^%\(|^\P{L}*$/u.test(part) ? part : `\u202e${part}\u202c`));
  return `⟦${said.join('')}${' ·'.repeat(Math.ceil(text.length / 6))}⟧`;
};

/** What stands around a text that `marked` has said, unseen. Browsers leave both signs out of names. */
export const marks = ['\u200b', '\u00ad'] as const;

const marked = (text: string): string => marks.join(text);

/**
 * Languages for trying the widgets, by the tags that CLDR has for them: `ar-XB` runs from right to left, `en-XA` is
 * English whose every text says by unseen marks that it came through the catalog.
 */
const pseudo: Readonly<Record<string, (text: string) => string>> = {
  'ar-XB': turned,
  'en-XA': marked,
};

/** The template said in a pseudo language; null where that is none. */
export function pseudoCatalog(template: Catalog, language: string): Catalog | null {
  const say = pseudo[language];
  if (!say) return null;
  const entries = textsIn(template).map((entry) => {
    const { msgid, msgid_plural: plural } = entry;
    return { ...entry, msgstr: (plural === undefined ? [msgid] : [msgid, plural]).map(say) };
  });
  const translations = { '': Object.fromEntries(entries.map((entry) => [entry.msgid, entry])) };
  return { ...template, headers: { ...template.headers, Language: language }, translations };
}
