/** Letters or digits that two words of a name begin with; of a name without any, such as a flag, its first sign. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  if (words.length > 1) return [words[0], words.at(-1)].join('').toLocaleUpperCase();
  const [sign] = new Intl.Segmenter().segment(name);
  return (words[0] ?? sign?.segment ?? '').toLocaleUpperCase();
}
