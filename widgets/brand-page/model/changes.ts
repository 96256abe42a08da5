import { isSameData } from '@shared/answers/isSameData';
import { t, tn } from '@shared/page/i18n';
import { tileName } from './kinds';
import { isMoved } from './merge';
import {
  detailNames,
  isNew,
  isSameTile,
  liveTiles,
  type DetailName,
  type Page,
  type Tile,
} from './page';

/** What a save sends, and in which order: tiles, deletions, then the page. */
export interface Changes {
  created: readonly Tile[];
  changed: readonly Tile[];
  /** As the server has them. */
  removed: readonly Tile[];
  details: readonly DetailName[];
  /** The tiles that both have stand in another order. */
  isMoved: boolean;
  /** The order has to be sent: new tiles come to the end where nothing says otherwise. */
  isOrdered: boolean;
}

/** What of a page the server does not have. */
export function changesOf(base: Page, page: Page): Changes {
  const ofBase = new Map(base.tiles.map((tile) => [tile.uid, tile]));
  const live = liveTiles(page);
  const there = new Set(live.map(({ uid }) => uid));
  const created = live.filter((tile) => isNew(tile) || !ofBase.has(tile.uid));
  const kept = base.tiles.filter(({ uid }) => there.has(uid));
  const expected = [...kept, ...created];
  return {
    created,
    changed: live.filter((tile) => {
      const was = ofBase.get(tile.uid);
      return was !== undefined && !isNew(tile) && !isSameTile(was, tile);
    }),
    removed: base.tiles.filter(({ uid }) => !there.has(uid)),
    details: detailNames.filter((name) => !isSameData(base.details[name], page.details[name])),
    isMoved: isMoved(base, { ...page, tiles: live }),
    isOrdered: expected.some(({ uid }, index) => uid !== live[index]?.uid),
  };
}

/** How many things are saved: each tile alone, the details of the page, and the order. */
export const countChanges = ({
  created,
  changed,
  removed,
  details,
  isMoved: hasMoved,
}: Changes): number => {
  const tiles = created.length + changed.length + removed.length;
  return tiles + Number(details.length > 0) + Number(hasMoved);
};

/** "2 changed, 1 new, order" */
export function changesText({
  created,
  changed,
  removed,
  details,
  isMoved: hasMoved,
}: Changes): string {
  const parts = [
    changed.length > 0 && tn('%(count)s tile changed', '%(count)s tiles changed', changed.length),
    created.length > 0 && tn('%(count)s new tile', '%(count)s new tiles', created.length),
    removed.length > 0 && tn('%(count)s tile removed', '%(count)s tiles removed', removed.length),
    details.length > 0 && t('page details'),
    hasMoved && t('order'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Each thing that goes when the page is as the server has it, in words. */
export function lossesOf(base: Page, page: Page): string[] {
  const { created, changed, removed, details, isMoved: hasMoved } = changesOf(base, page);
  const each = (says: (name: string) => string) => (tile: Tile) => says(tileName(tile));
  return [
    ...(details.length > 0 ? [t('Changes of the page details')] : []),
    ...changed.map(each((name) => t('Changes of %(name)s', { name }))),
    ...created.map(each((name) => t('The new tile %(name)s', { name }))),
    ...removed.map(each((name) => t('The removal of %(name)s', { name }))),
    ...(hasMoved ? [t('The order of the tiles')] : []),
  ];
}
