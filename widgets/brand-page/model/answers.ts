import { isId, isObject, listOf, listOfIds, textOf, unreadable } from '@shared/answers';
import type { BrandPageAnswer, Campaign, CampaignVendor } from '@shared/contract/brandPage';
import type { Id } from '@shared/id';
import type { Details, Page, Tile } from './page';

export interface Choice {
  id: Id;
  name: string;
}

/** An answer as the screen can show it. */
export interface PageAnswer {
  page: Page;
  campaigns: readonly Campaign[];
  products: readonly Choice[];
  attributes: readonly Choice[];
  canEdit: boolean;
}

/** One without details is a failure: an empty page would be a claim. */
export function readPage(answer: unknown): PageAnswer {
  const { details, tiles, campaigns, products, attributes, hasEditPermission } = (
    isObject(answer) ? answer : {}
  ) as Partial<BrandPageAnswer>;
  if (!isObject(details) || !Array.isArray(tiles)) throw unreadable('The answer has no page.');
  return {
    page: { details: readDetails(details), tiles: readTiles(tiles) },
    campaigns: listOf(campaigns).filter(hasId).map(readCampaign),
    products: readChoices(products),
    attributes: readChoices(attributes),
    canEdit: hasEditPermission === true,
  };
}

const hasId = ({ id }: { id: unknown }) => isId(id);

export function readDetails(details: unknown): Details {
  if (!isObject(details)) throw unreadable('The answer has no details.');
  return {
    title: textOf(details.title),
    introduction: textOf(details.introduction),
    website: textOf(details.website),
    isPublished: details.isPublished === true,
    attributes: listOfIds(details.attributes),
  };
}

/** A tile without an id, or with that of another one, cannot be told from others: it stays on the server as it is. */
function readTiles(list: readonly unknown[]): Tile[] {
  const known = new Set<string>();
  const uids = new Set<string>();
  return list.flatMap((each) => {
    const tile = asTile(each);
    if (!tile || known.has(String(tile.id))) return [];
    known.add(String(tile.id));
    const uid = uids.has(tile.uid) ? String(tile.id) : tile.uid;
    uids.add(uid);
    return [{ ...tile, uid }];
  });
}

export function readTile(answer: unknown): Tile {
  const tile = asTile(answer);
  if (!tile) throw unreadable('The answer has no tile.');
  return tile;
}

function asTile(each: unknown): Tile | null {
  if (!isObject(each) || !isId(each.id)) return null;
  const { id, key, kind, fields = null } = each;
  const uid = typeof key === 'string' && key !== '' ? key : String(id);
  return { id, uid, kind: textOf(kind), fields };
}

const readChoices = (list: unknown): Choice[] =>
  listOf(list as readonly Choice[])
    .filter(hasId)
    .map(({ id, name }) => ({ id, name: textOf(name) || String(id) }));

export const readCampaign = ({ id, name, starts, ends, vendors }: Campaign): Campaign => ({
  id,
  name: textOf(name) || String(id),
  starts: textOf(starts),
  ends: textOf(ends),
  vendors: typeof vendors === 'number' ? vendors : 0,
});

export interface VendorsAnswer {
  vendors: readonly CampaignVendor[];
  count: number;
  states: readonly string[];
}

export function readVendors(answer: unknown): VendorsAnswer {
  const { vendors, count, states } = (isObject(answer) ? answer : {}) as Partial<VendorsAnswer>;
  if (!Array.isArray(vendors)) throw unreadable('The answer has no vendors.');
  const read = listOf(vendors as CampaignVendor[])
    .filter(hasId)
    .map(({ id, name, state }) => ({ id, name: textOf(name) || String(id), state: textOf(state) }));
  return {
    vendors: read,
    count: typeof count === 'number' ? count : read.length,
    states: listOfIds(states).map(String),
  };
}
