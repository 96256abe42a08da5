import type { Page, Tile } from './page';

export const tile = (id: number, heading: string, kind = 'text'): Tile => ({
  id,
  uid: String(id),
  kind,
  fields: { heading, body: '' },
});

export const pageWith = (...tiles: Tile[]): Page => ({
  details: { title: 'Evergreen', introduction: '', website: '', isPublished: true, attributes: [] },
  tiles,
});

/** A sequence of numbers from 0 to 1 that is the same each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
