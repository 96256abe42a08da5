declare module '@alpinejs/morph' {
  /** Gives Alpine its `morph`, which makes `from` look like `html`. */
  export function morph(alpine: { morph?: (from: Element, html: string) => void }): void;
}
