import * as v from 'valibot';
import type { StockLocationFields } from '@shared/contract/stockLocation';
import { recordEdits, type NotSaved as RecordNotSaved } from '@shared/forms/recordEdits';
import { t } from '@shared/i18n';
import { usageText } from './words';

type FieldName = keyof StockLocationFields;

/** What is written over a location. */
export type Edits = Partial<StockLocationFields>;

export const blankFields: StockLocationFields = {
  name: '',
  address: '',
  license: '',
  isShippedFrom: false,
};

export const fieldsOf = (location: StockLocationFields): StockLocationFields => {
  const { name, address, license, isShippedFrom } = location;
  return { name, address, license, isShippedFrom };
};

/** Servers cut off blanks at the ends. */
const plain = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);

export const { openEdits, conflictsOf, unsavedOf, openDraft } = recordEdits<StockLocationFields>(
  ['name', 'address', 'license', 'isShippedFrom'],
  (one, other) => plain(one) === plain(other),
);

const fields = {
  name: v.string(),
  address: v.string(),
  license: v.string(),
  isShippedFrom: v.boolean(),
};

/** What was written over each location and is not saved; without an id it is a new one. */
export const draftsSchema = v.array(
  v.object({
    id: v.nullable(v.union([v.string(), v.number()])),
    base: v.object(fields),
    edits: v.partial(v.object(fields)),
  }),
);

export type LocationDraft = v.InferOutput<typeof draftsSchema>[number];

/** Why a location was not saved. */
export type NotSaved = RecordNotSaved<StockLocationFields>;

/** The parts of a location as a person calls them. */
export const fieldLabel = (name: FieldName): string =>
  ({
    name: t('Name'),
    address: t('Address'),
    license: t('License'),
    isShippedFrom: t('Used for'),
  })[name];

/** A value as a person reads it. */
export const fieldText = (name: FieldName, location: StockLocationFields): string =>
  name === 'isShippedFrom' ? usageText(location.isShippedFrom) : location[name];
