import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';
import { reasonsAgainst, strayImports } from './outputs';
import type { Message } from './texts';

/** The gettext domain of the widgets, apart from Django's `djangojs`, which the texts of its admin are in. */
export const domain = 'wholesale_widgets';

/** What a `.po` holds: what gettext says of the language, and the texts with their translations. */
export type Catalog = GetTextTranslations;

const englishPlural = 'nplurals=2; plural=(n != 1);';

/** A catalog without texts, by the plural rule of English. Without a language it is a template. */
export const emptyCatalog = (language = ''): Catalog => ({
  charset: 'utf-8',
  headers: {
    'Project-Id-Version': 'wholesale-widgets',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': englishPlural,
  },
  translations: {},
});

export const readPo = (text: string): Catalog => po.parse(text);

export const writePo = (catalog: Catalog): string => po.compile(catalog).toString();

const folder = 'shared/locale';

/** The tags of the languages that the widgets speak beside English: each has a `.po` that is named after it. */
export const languages = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => path.basename(name, '.po'))
    .sort();

export const catalogFile = (language: string) => `${folder}/${language}.po`;

export const readCatalog = (language: string) =>
  readPo(readFileSync(catalogFile(language), 'utf8'));

/** Its texts. What gettext calls a context, the widgets have not. */
export function textsIn({ translations }: Catalog): GetTextTranslation[] {
  // The text '' stands for the head.
  return Object.values(translations[''] ?? {}).filter(({ msgid }) => msgid !== '');
}

/** Counts by which plural rules are told apart. */
const counts = Array.from({ length: 1001 }, (_, count) => count);

/** What a rule of gettext is written with. It goes into a script as it stands: C and JavaScript agree on these signs. */
const isRule = /^(?:n|\d+|[=!<>]=|[<>!%?:() ]|&&|\|\|)+$/;

interface Plural {
  /** How many forms the catalog's language has. */
  forms: number;
  /** The expression over `n` that says which one goes with a count. */
  rule: string;
  /** What it says of each of `counts`. */
  chosen: number[];
}

/** The plural rule of a catalog. One that cannot be run is an error. */
export function pluralOf({ headers }: Catalog): Plural {
  const said = headers['Plural-Forms'] ?? '';
  const [, forms, rule = ''] = /^nplurals=([1-6]); *plural=([^;]+);?$/.exec(said) ?? [];
  try {
    if (!isRule.test(rule)) throw new SyntaxError('It is no rule of counts.');
    const formOf = runInNewContext(`(n) => ${rule}`) as (count: number) => number | boolean;
    const chosen = counts.map((count) => Number(formOf(count)));
    const strange = chosen.find((form) => !(form < Number(forms)));
    if (strange !== undefined) throw new RangeError(`There is no form ${strange}.`);
    return { forms: Number(forms), rule, chosen };
  } catch (cause) {
    throw new Error(`"Plural-Forms: ${said}" of ${headers.Language} cannot be read.`, { cause });
  }
}

/** The names of a text's placeholders. */
export const placeholdersOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/%(?:%|\((\w+)\)s)/g)].flatMap(([, name]) => name ?? []));

/** What `addTexts` of a page is given: the catalog's language, its plural rule, and the forms of each text. */
const addTexts = `(language, formOf, texts) => {
  const known = window.wholesaleWidgetsCatalog;
  const isMore = known?.language === language && known.texts instanceof Map;
  const all = new Map([...(isMore ? known.texts : []), ...Object.entries(texts)]);
  window.wholesaleWidgetsCatalog = {
    language,
    texts: all,
    gettext: (text) => all.get(text)?.[0],
    ngettext: (text, _plural, count) => all.get(text)?.[Number(formOf(count))],
  };
}`;

/**
 * A script that gives a page the catalog's translations, or those of `wanted` texts alone, beside what an earlier one
 * of the same language gave it: as `wholesaleWidgetsCatalog`, which `shared/page/i18n.ts` reads before the page's `gettext`.
 */
export function catalogScript(catalog: Catalog, wanted?: ReadonlySet<string>): string {
  const entries = textsIn(catalog).filter(
    ({ msgid, msgstr }) => msgstr[0] && (wanted?.has(msgid) ?? true),
  );
  const texts = JSON.stringify(Object.fromEntries(entries.map((one) => [one.msgid, one.msgstr])));
  const { Language: language } = catalog.headers;
  const script = `(${addTexts})("${String(language)}", (n) => ${pluralOf(catalog).rule}, ${texts});`;
  const problems = [...reasonsAgainst(script), ...strayImports(script)];
  if (problems.length > 0)
    throw new Error(`The catalog ${String(language)} says ${problems.join('; ')}.`);
  return script;
}

/** The catalog with exactly these messages, and what it has for them. */
export function withMessages(catalog: Catalog, messages: readonly Message[]): Catalog {
  const known = new Map(textsIn(catalog).map((entry) => [entry.msgid, entry]));
  const { forms } = pluralOf(catalog);
  const entries = messages.map(({ text, plural, files }): GetTextTranslation => {
    const { msgstr = [], comments, msgid_plural: before } = known.get(text) ?? {};
    const length = plural === undefined ? 1 : forms;
    const isSame = before === plural && msgstr.length === length;
    const isFilled = placeholdersOf(`${text} ${plural ?? ''}`).size > 0;
    const flags = [comments?.flag?.includes('fuzzy') && 'fuzzy', isFilled && 'python-format'];
    return {
      msgid: text,
      ...(plural === undefined ? {} : { msgid_plural: plural }),
      msgstr: isSame ? msgstr : Array.from({ length }, () => ''),
      comments: {
        ...comments,
        reference: files.join('\n'),
        flag: flags.filter((flag) => flag).join(', '),
      },
    };
  });
  const translations = { '': Object.fromEntries(entries.map((entry) => [entry.msgid, entry])) };
  return { ...catalog, obsolete: {}, translations };
}

/** A sentence for a plural rule that is not the one that CLDR has of the language, or null. */
export function faultOfRule(catalog: Catalog): string | null {
  const { Language: language = '' } = catalog.headers;
  const { chosen } = pluralOf(catalog);
  const rules = new Intl.PluralRules(language);
  const categories = counts.map((count) => rules.select(count));
  for (const count of counts) {
    // The first count that goes with the same form, in the language and by the rule.
    const own = categories.indexOf(categories[count] ?? 'other');
    const said = chosen.indexOf(chosen[count] ?? 0);
    if (own === said) continue;
    const fault = own < said ? `parts ${count} from ${own}` : `says ${count} as ${said}`;
    return `${language}: its "Plural-Forms" are another language's: the rule ${fault}.`;
  }
  return null;
}

/** Why a form of a translation cannot be shown, or null. */
function faultOfForm(
  said: string,
  { msgid, msgid_plural: plural = msgid }: GetTextTranslation,
  isOfOneCount: boolean,
) {
  if (said === '') return 'is not translated';
  const [own, one, many] = [said, msgid, plural].map(placeholdersOf);
  // A form of one count alone may say “One” instead of a placeholder, where the English singular does.
  const isNeeded = (name: string) => !isOfOneCount || one?.has(name);
  const lacks = [...(many ?? [])].find((name) => isNeeded(name) && !own?.has(name));
  if (lacks !== undefined) return `lacks %(${lacks})s`;
  const strange = [...(own ?? [])].find((name) => !one?.has(name) && !many?.has(name));
  if (strange !== undefined) return `has %(${strange})s, which is not filled`;
  const [, before, after] = /^(\s*)[^]*?(\s*)$/.exec(msgid) ?? [];
  const isSpaced = said.trim() === said.slice(before?.length, said.length - (after?.length ?? 0));
  return isSpaced ? null : 'has other spaces at its ends';
}

/** A sentence for each of the messages that the catalog lacks or has wrong, and for each text that is no message. */
export function faultsOf(catalog: Catalog, messages: readonly Message[]): string[] {
  const { Language: language = '' } = catalog.headers;
  const { forms, chosen } = pluralOf(catalog);
  const isOfOneCount = (form: number) => chosen.filter((each) => each === form).length === 1;
  const known = new Map(textsIn(catalog).map((entry) => [entry.msgid, entry]));
  const tell = (text: string, files: readonly string[], fault: string) =>
    `${language}: “${text}”${files.map((file) => ` ${file}`).join()} ${fault}.`;
  const wrong = messages.flatMap(({ text, plural, files }) => {
    const entry = known.get(text);
    if (!entry) return [tell(text, files, 'is not in the catalog')];
    if (entry.msgid_plural !== plural) return [tell(text, files, 'has another plural')];
    if (entry.comments?.flag?.includes('fuzzy')) return [tell(text, files, 'is marked fuzzy')];
    const length = plural === undefined ? 1 : forms;
    if (entry.msgstr.length !== length) return [tell(text, files, `needs ${length} forms`)];
    const faults = new Set(
      entry.msgstr.map((said, form) =>
        faultOfForm(said, entry, plural !== undefined && isOfOneCount(form)),
      ),
    );
    return [...faults].flatMap((fault) => (fault === null ? [] : tell(text, files, fault)));
  });
  const texts = new Set(messages.map(({ text }) => text));
  const gone = [...known.keys()].filter((text) => !texts.has(text));
  return [...wrong, ...gone.map((text) => tell(text, [], 'is in no source'))];
}
