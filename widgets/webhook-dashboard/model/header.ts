import type { WebhookHeader } from '@shared/contract/webhookDashboard';
import type { RecordDraft } from '@shared/forms/recordEdits';
import type { Id } from '@shared/answers/id';
import { t } from '@shared/page/i18n';

/** The value of a header: what somebody types, or which one the server has, of which nothing else is known. */
export type HeaderValue = { typed: string } | { version: string | null };

export interface HeaderFields {
  name: string;
  value: HeaderValue;
}

export const typedOf = (value: HeaderValue | undefined): string | undefined =>
  value && 'typed' in value ? value.typed : undefined;

/** Why a header cannot be sent as it is. */
export function headerProblems(
  { id, base, edits }: RecordDraft<HeaderFields>,
  headers: readonly WebhookHeader[],
  signatureHeader: string,
) {
  const typed = typedOf(edits.value);
  return {
    name: nameProblem(edits.name ?? base.name, id, headers, signatureHeader),
    value: typed === undefined && id !== null ? null : valueProblem(typed ?? ''),
  };
}

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
