import { isSameData } from '@shared/answers/isSameData';
import type { BrandPageDetails } from '@shared/contract/brandPage';
import type { Id } from '@shared/answers/id';
import { newKey } from '@shared/drafts/newKey';

/** A part of a page. */
export interface Tile {
  /** The server's; negative until the server has given one. */
  readonly id: Id;
  /** What the screen knows it by, from when it is made until it goes. Of a new one the Idempotency-Key. */
  readonly uid: string;
  readonly kind: string;
  /** As the server gave them, or as they were edited: of a server that keeps to nothing they may be anything. */
  readonly fields: unknown;
  /** Goes with the next save, and can be restored until then. */
  readonly isRemoved?: true | undefined;
}

export type Details = Readonly<BrandPageDetails>;

/** What is edited, saved, undone and compared. It is never changed: what did not change stays the same object. */
export interface Page {
  readonly details: Details;
  /** From the top to the end; those that were removed stay where they were. */
  readonly tiles: readonly Tile[];
}

export const detailNames = [
  'title',
  'introduction',
  'website',
  'isPublished',
  'attributes',
] as const satisfies readonly (keyof Details)[];

export type DetailName = (typeof detailNames)[number];

export const isNew = ({ id }: Pick<Tile, 'id'>): boolean => typeof id === 'number' && id < 0;

export const liveTiles = ({ tiles }: Page): readonly Tile[] =>
  tiles.filter(({ isRemoved }) => !isRemoved);

export const tileOf = ({ tiles }: Page, uid: string): Tile | undefined =>
  tiles.find((tile) => tile.uid === uid);

/** A tile that no server knows. `id` is free. */
export const newTile = (id: number, kind: string, fields: unknown): Tile => ({
  id,
  uid: newKey(),
  kind,
  fields,
});

/** A negative id that none of these pages has. */
export const freeId = (...pages: readonly Page[]): number => {
  let least = 0;
  for (const { tiles } of pages) {
    for (const { id } of tiles) if (typeof id === 'number' && id < least) least = id;
  }
  return least - 1;
};

/** Whether two states of a tile say the same; undefined for one that is not there. */
export function isSameTile(one: Tile | undefined, other: Tile | undefined): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  if (one.kind !== other.kind || one.isRemoved !== other.isRemoved) return false;
  return isSameData(one.fields, other.fields);
}

/** The list with one more before that of the index. */
export const inserted = (tiles: readonly Tile[], index: number, tile: Tile): Tile[] => [
  ...tiles.slice(0, index),
  tile,
  ...tiles.slice(index),
];
