import { linkUrl } from '@shared/urls/guard';

/** A piece of a paragraph. */
export interface Piece {
  text: string;
  isEmphasized?: true;
  /** As it was typed: whether it may be followed is for `safeLink` to say. */
  href?: string;
}

/** Nothing but a mark is a mark: no other text is taken for one. */
const marks = /\*([^\s*](?:[^*\n]*[^\s*])?)\*|\[([^[\]\n]+)\]\(([^()\s]*)\)/g;

/** Longer texts are shown in part. */
const shownLength = 20_000;

/** The paragraphs of a text, between its empty lines: words, *emphasis* and [words](address). */
export const paragraphsOf = (text: string): Piece[][] =>
  text
    .slice(0, shownLength)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(piecesOf);

function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of paragraph.matchAll(marks)) {
    const [whole, emphasized, words, href] = match;
    if (match.index > at) pieces.push({ text: paragraph.slice(at, match.index) });
    if (emphasized !== undefined) pieces.push({ text: emphasized, isEmphasized: true });
    else pieces.push({ text: words ?? '', href: href ?? '' });
    at = match.index + whole.length;
  }
  if (at < paragraph.length) pieces.push({ text: paragraph.slice(at) });
  return pieces;
}

/** A text without its marks. */
export const wordsOf = (text: string): string =>
  paragraphsOf(text)
    .map((pieces) => pieces.map((piece) => piece.text).join(''))
    .join(' ');

/** The addresses of a text that nobody can follow. */
export const brokenLinksOf = (text: string): string[] =>
  paragraphsOf(text)
    .flat()
    .flatMap(({ href }) => (href !== undefined && !safeLink(href) ? [href] : []));

/** An http or https address, or a path of this site; null for all else. */
export function safeLink(address: string): string | null {
  const text = address.trim();
  if (!/^(https?:\/\/|\/(?!\/))/i.test(text)) return null;
  return linkUrl(text);
}

/** A text with marks around a part of it, and where that part is then. */
export function withMark(
  text: string,
  [from, to]: readonly [number, number],
  kind: 'emphasis' | 'link',
): { text: string; selected: readonly [number, number] } {
  const words = text.slice(from, to) || (kind === 'link' ? 'words' : 'emphasis');
  const marked = kind === 'link' ? `[${words}](https://)` : `*${words}*`;
  const end = from + 1 + words.length;
  return {
    text: text.slice(0, from) + marked + text.slice(to),
    // Of a link the address is typed next.
    selected: kind === 'link' ? [end + 2, end + 10] : [from + 1, end],
  };
}
