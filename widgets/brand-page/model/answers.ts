import {
  answerOf,
  at,
  choice,
  list,
  listOrNull,
  nameOrId,
  needed,
  or,
  ownId,
  part,
  record,
  type Read,
  type Reader,
} from '@shared/answers/read';
import {
  distinct,
  idOf,
  idsOf,
  isTrue,
  numberOf,
  objectOf,
  textOf,
  textsOf,
} from '@shared/answers/values';
import type { Campaign } from '@shared/contract/brandPage';
import type { Details, Page, Tile } from './page';

export type Choice = Read<typeof choice>;

const details: Reader<Details | null> = record({
  title: textOf,
  introduction: textOf,
  website: textOf,
  isPublished: isTrue,
  attributes: idsOf,
});

export const readDetails = answerOf(details, 'The answer has no details.');

/** What was sent as the server has it, which may trim a text. What its answer leaves out is as it was sent. */
export const readSaved = (sent: Partial<Details>) => (answer: unknown) => {
  const told = Object.entries(readDetails(answer));
  const named = told.filter(([name]) => name in sent && name in objectOf(answer));
  return { ...sent, ...Object.fromEntries(named) };
};

const tile: Reader<Tile | null> = record({
  id: ownId,
  uid: at('key', (key, from) => (typeof key === 'string' && key !== '' ? key : textOf(from?.id))),
  kind: textOf,
  fields: (fields) => fields ?? null,
});

export const readTile = answerOf(tile, 'The answer has no tile.');

const campaignFields = { name: nameOrId, starts: textOf, ends: textOf, vendors: or(numberOf, 0) };

const campaign: Reader<Campaign | null> = record({ id: ownId, ...campaignFields });

/** Of the answer to its creation, which may be empty: who needs it looks for it on the page. */
export const readCampaign: (answer: unknown) => Campaign = part(
  record({ id: or(idOf, ''), ...campaignFields }),
);

const wholePage = answerOf(
  record({
    details: needed(details),
    tiles: needed(listOrNull(tile)),
    campaigns: list(campaign),
    products: list(choice),
    attributes: list(choice),
    canEdit: at('hasEditPermission', isTrue),
  }),
  'The answer has no page.',
);

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
  const { details: head, tiles, ...rest } = wholePage(answer);
  return { ...rest, page: { details: head, tiles: apart(tiles) } };
}

/** A tile with the id of another one cannot be told from it: it stays on the server as it is. */
function apart(tiles: readonly Tile[]): Tile[] {
  const uids = new Set<string>();
  return distinct(tiles, ({ id }) => String(id)).map((each) => {
    const uid = uids.has(each.uid) ? String(each.id) : each.uid;
    uids.add(uid);
    return { ...each, uid };
  });
}

const vendorList = answerOf(
  record({
    vendors: needed(listOrNull(record({ id: ownId, name: nameOrId, state: textOf }))),
    count: numberOf,
    states: textsOf,
  }),
  'The answer has no vendors.',
);

export function readVendors(answer: unknown) {
  const read = vendorList(answer);
  return { ...read, count: read.count ?? read.vendors.length };
}

export type VendorsAnswer = ReturnType<typeof readVendors>;
