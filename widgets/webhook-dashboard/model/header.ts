import * as v from 'valibot';
import type { WebhookHeader } from '@shared/contract/webhookDashboard';
import {
  recordEdits,
  type NotSaved as RecordNotSaved,
  type RecordDraft,
} from '@shared/forms/recordEdits';
import type { Id } from '@shared/id';
import { t } from '@shared/i18n';

/** The value of a header: what somebody types, or which one the server has, of which nothing else is known. */
export type HeaderValue = { typed: string } | { version: string | null };

export interface HeaderFields {
  name: string;
  value: HeaderValue;
}

export const headerFields = ({ name, version }: WebhookHeader): HeaderFields => ({
  name,
  value: { version },
});

export const blankHeader: HeaderFields = { name: '', value: { version: null } };

export const typedOf = (value: HeaderValue | undefined): string | undefined =>
  value && 'typed' in value ? value.typed : undefined;

/** A value that is typed is another one than any that the server has: nobody knows what that is. */
const isSame = (one: HeaderFields[keyof HeaderFields], other: typeof one) =>
  typeof one === 'string' ? one === other : JSON.stringify(one) === JSON.stringify(other);

export const { openEdits, conflictsOf, unsavedOf, openDraft } = recordEdits<HeaderFields>(
  ['name', 'value'],
  isSame,
);

/** What of the work may be kept in the browser: never the value. */
export const keptOf = (draft: HeaderDraft): HeaderDraft => ({
  ...draft,
  edits: draft.edits.name === undefined ? {} : { name: draft.edits.name },
});

/** Without the value, also where a store holds one: nothing else is read from it. */
export const draftsSchema = v.array(
  v.object({
    id: v.nullable(v.union([v.string(), v.number()])),
    base: v.object({ name: v.string(), value: v.object({ version: v.nullable(v.string()) }) }),
    edits: v.pipe(
      v.object({ name: v.optional(v.string()) }),
      v.transform(({ name }): Partial<HeaderFields> => (name === undefined ? {} : { name })),
    ),
  }),
);

export type HeaderDraft = RecordDraft<HeaderFields>;

export type NotSaved = RecordNotSaved<HeaderFields, { by: WebhookHeader['changedBy'] }>;

/** A token of RFC 9110, section 5.6.2. */
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Names that whoever sends has to fill, in small letters. */
const connectionNames = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
];
const contentNames = ['content-encoding', 'content-length', 'content-type', 'date'];
const visitorNames = ['cookie', 'set-cookie', 'origin', 'referer'];

/** Why a header cannot have this name; null where it can. */
export function nameProblem(
  name: string,
  id: Id | null,
  headers: readonly WebhookHeader[],
  signatureHeader: string,
): string | null {
  const plain = name.toLowerCase();
  if (name === '') return t('Enter a name.');
  if (!token.test(name)) {
    return t('A name has letters, digits and hyphens, and no blanks: X-Api-Key.');
  }
  if (connectionNames.includes(plain) || plain.startsWith('proxy-')) {
    return t('%(name)s belongs to the connection and is set when we send.', { name });
  }
  if (contentNames.includes(plain)) {
    return t('%(name)s describes what we send, so we set it ourselves.', { name });
  }
  if (visitorNames.includes(plain)) {
    return t('%(name)s belongs to a browser. For a key of yours use Authorization.', { name });
  }
  if (plain === signatureHeader.toLowerCase()) {
    return t('%(name)s holds our signature.', { name });
  }
  if (headers.some((each) => String(each.id) !== String(id) && each.name.toLowerCase() === plain)) {
    return t('A header with this name is there already. Capital letters make no difference.');
  }
  return null;
}

const [tab, lineFeed, carriageReturn, blank, tilde] = [9, 10, 13, 32, 126] as const;

/**
 * Why a header cannot have this value; null where it can. RFC 9110, section 5.5, without what it calls obsolete. It
 * reads the codes of the letters: what a regular expression was tested on stays readable as `RegExp.input`.
 */
export function valueProblem(value: string): string | null {
  if (value === '') return t('Enter a value.');
  const codes = Array.from(value, (letter) => letter.codePointAt(0) ?? 0);
  if (codes.includes(lineFeed) || codes.includes(carriageReturn)) return t('A value is one line.');
  if (codes.some((code) => code !== tab && (code < blank || code > tilde))) {
    return t('A value has plain letters, digits and signs only: no accents, no emoji.');
  }
  const isBlank = (code: number | undefined) => code === tab || code === blank;
  if (isBlank(codes[0]) || isBlank(codes.at(-1))) {
    return t('Remove the blank at the beginning or the end.');
  }
  return null;
}
