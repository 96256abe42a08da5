import { nameKey, trimmed } from './names';

/** Tags as one text: commas between them, in quotes where a tag has a comma or a quote itself. */
export const writeTags = (tags: readonly string[]): string =>
  tags.map((tag) => (/[",]|^\s|\s$/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(', ');

/** The tags of a text, each once however it is written. */
export function readTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const [part] of text.matchAll(/\s*"(?:[^"]|"")*"\s*(?=,|$)|[^,]+/g)) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*$/.exec(part)?.[1];
    const tag = trimmed(quoted?.replaceAll('""', '"') ?? part);
    if (tag !== '' && !tags.has(nameKey(tag))) tags.set(nameKey(tag), tag);
  }
  return [...tags.values()];
}
