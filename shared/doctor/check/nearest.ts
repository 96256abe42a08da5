/** How many letters have to be added, left out or changed to make `a` of `b`. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const above = row;
    row = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = (above[j] ?? 0) + (letter === b[j] ? 0 : 1);
      row.push(Math.min(changed, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}

/** The name that was probably meant, null when none is near: half of the letters off. */
export function nearest(written: string, names: readonly string[]): string | null {
  const plain = (name: string) => name.toLowerCase().replace(/[_\s-]/g, '');
  const [best] = names
    .map((name) => ({ name, off: distance(plain(written), plain(name)) }))
    .sort((a, b) => a.off - b.off);
  return best && best.off <= plain(written).length * 0.5 ? best.name : null;
}

/** The question that follows the name of something unknown. */
export const didYouMean = (written: string, names: readonly string[]): string => {
  const name = nearest(written, names);
  return name === null ? '' : ` Did you mean "${name}"?`;
};
