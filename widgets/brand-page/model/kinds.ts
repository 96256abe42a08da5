import { isObject, textOf } from '@shared/answers/values';
import { t } from '@shared/page/i18n';
import type { DetailName, Tile } from './page';

export type FieldType = 'line' | 'text' | 'link' | 'picture' | 'products' | 'campaign';

/** A field of a tile as a person sees it. */
export interface FieldSpec {
  name: string;
  type: FieldType;
  label: () => string;
  isOptional?: boolean;
}

interface Kind {
  label: () => string;
  fields: readonly FieldSpec[];
}

const heading: FieldSpec = { name: 'heading', type: 'line', label: () => t('Heading') };
const optionalHeading = { ...heading, isOptional: true };
const picture: FieldSpec = { name: 'picture', type: 'picture', label: () => t('Picture') };
const alt: FieldSpec = { name: 'alt', type: 'line', label: () => t('Alternative text') };
const link: FieldSpec = {
  name: 'link',
  type: 'link',
  label: () => t('Link'),
  isOptional: true,
};

/** The kinds of tiles that can be added. A list, for the server names kinds too. */
export const kinds: readonly (readonly [kind: string, Kind])[] = [
  [
    'hero',
    {
      label: () => t('Hero'),
      fields: [
        heading,
        { name: 'subheading', type: 'line', label: () => t('Subheading'), isOptional: true },
        { ...picture, isOptional: true },
        alt,
        { name: 'button', type: 'line', label: () => t('Button'), isOptional: true },
        link,
      ],
    },
  ],
  [
    'text',
    {
      label: () => t('Text'),
      fields: [optionalHeading, { name: 'body', type: 'text', label: () => t('Text') }],
    },
  ],
  [
    'image',
    {
      label: () => t('Image'),
      fields: [
        picture,
        alt,
        { name: 'caption', type: 'line', label: () => t('Caption'), isOptional: true },
        link,
      ],
    },
  ],
  [
    'products',
    {
      label: () => t('Products'),
      fields: [optionalHeading, { name: 'products', type: 'products', label: () => t('Products') }],
    },
  ],
  [
    'video',
    {
      label: () => t('Video'),
      fields: [optionalHeading, { name: 'address', type: 'link', label: () => t('Video address') }],
    },
  ],
  [
    'campaign',
    {
      label: () => t('Campaign'),
      fields: [optionalHeading, { name: 'campaign', type: 'campaign', label: () => t('Campaign') }],
    },
  ],
];

export const kindOf = (name: string): Kind | undefined =>
  kinds.find(([each]) => each === name)?.[1];

export const fieldsOf = (kind: string): readonly FieldSpec[] => kindOf(kind)?.fields ?? [];

/** What a field of a tile holds, whatever that is. */
export const valueAt = ({ fields }: Pick<Tile, 'fields'>, name: string): unknown =>
  isObject(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined;

/** The text in a field; empty for what is no text. */
export const textAt = (tile: Pick<Tile, 'fields'>, name: string): string =>
  textOf(valueAt(tile, name));

/** What is said of a tile where there is room for a few words. */
const headingLength = 60;

/** The kind in words: of one that is not known, the server's own. */
export const kindLabel = (kind: string): string =>
  kindOf(kind)?.label() ?? (kind || t('Unknown tile'));

/** "Hero “Grown under the sun”" */
export function tileName(tile: Pick<Tile, 'kind' | 'fields'>): string {
  const kind = kindLabel(tile.kind);
  if (!kindOf(tile.kind)) return kind;
  const words = ['heading', 'caption', 'alt']
    .map((name) => textAt(tile, name).trim())
    .find(Boolean);
  if (!words) return kind;
  const heard =
    words.length > headingLength ? `${words.slice(0, headingLength).trimEnd()}…` : words;
  return t('%(kind)s “%(heading)s”', { kind, heading: heard });
}

export const detailLabel = (name: DetailName): string =>
  ({
    title: t('Title'),
    introduction: t('Introduction'),
    website: t('Website'),
    isPublished: t('Published'),
    attributes: t('Attributes'),
  })[name];
