/** The most letters in which a name may differ from one that is meant: one in five, and four at most. */
export const mostTypos = (name: string): number => Math.min(4, Math.floor(name.length / 5));
