import { trimmed } from '@shared/format/names';
import { t } from '@shared/page/i18n';
import { fieldsOf, textAt, tileName, valueAt, type FieldSpec } from './kinds';
import type { Changes } from './changes';
import type { Page, Tile } from './page';
import { brokenLinksOf, safeLink } from './richText';

/** What is wrong in a field: of the details, or of a tile by its uid. */
export interface Problem {
  /** Null for the details of the page. */
  uid: string | null;
  field: string;
  /** The field, and the tile that it belongs to. */
  of: string;
  says: string;
}

/** Whose problems are shown by now: those of the details, those of the tiles. */
export interface Activated {
  details: boolean;
  tiles: boolean;
}

export const nothingActivated: Activated = { details: false, tiles: false };

const badAddress = () => t('Enter an address that begins with https://, or a path of this site.');

const problemsOfDetails = ({ details }: Page): Problem[] => {
  const problems: Problem[] = [];
  const add = (field: string, of: string, says: string) =>
    problems.push({ uid: null, field, of, says });
  if (trimmed(details.title) === '') add('title', t('Title'), t('Enter a title.'));
  if (details.website.trim() !== '' && !safeLink(details.website)) {
    add('website', t('Website'), badAddress());
  }
  const [broken] = brokenLinksOf(details.introduction);
  if (broken !== undefined) add('introduction', t('Introduction'), brokenSays(broken));
  return problems;
};

const brokenSays = (address: string) =>
  address === ''
    ? t('A link has no address.')
    : t('“%(address)s” cannot be followed. Use an address that begins with https://.', {
        address: address.slice(0, 80),
      });

const problemsOfTile = (tile: Tile): Problem[] =>
  fieldsOf(tile.kind).flatMap((field) => {
    const says = problemAt(tile, field);
    if (says === null) return [];
    const of = t('%(tile)s: %(field)s', { tile: tileName(tile), field: field.label() });
    return [{ uid: tile.uid, field: field.name, of, says }];
  });

function problemAt(tile: Tile, { name, type, isOptional }: FieldSpec): string | null {
  const text = trimmed(textAt(tile, name));
  if (name === 'alt') {
    const hasPicture = textAt(tile, 'picture') !== '';
    return hasPicture && text === ''
      ? t('Say what the picture shows, for people who do not see it.')
      : null;
  }
  switch (type) {
    case 'products': {
      const chosen = valueAt(tile, name);
      return Array.isArray(chosen) && chosen.length > 0 ? null : t('Choose at least one product.');
    }
    case 'campaign':
      return text === '' ? t('Choose a campaign.') : null;
    case 'picture':
      return text === '' && !isOptional ? t('Choose a picture.') : null;
    case 'link':
      if (text === '') return isOptional ? null : t('Enter an address.');
      return safeLink(text) ? null : badAddress();
    default: {
      if (text === '') return isOptional ? null : t('Fill this in.');
      const [broken] = type === 'text' ? brokenLinksOf(text) : [];
      return broken === undefined ? null : brokenSays(broken);
    }
  }
}

/** Of what was activated, what is wrong in what would be saved. What the server has is none of the person's doing. */
export const problemsOf = (page: Page, changes: Changes, activated: Activated): Problem[] => [
  ...(activated.details && changes.details.length > 0 ? problemsOfDetails(page) : []),
  ...(activated.tiles ? [...changes.created, ...changes.changed].flatMap(problemsOfTile) : []),
];
