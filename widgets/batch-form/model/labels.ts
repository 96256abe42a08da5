import { isId } from '@shared/answers/values';
import type { Id } from '@shared/answers/id';
import type {
  BatchTerpene,
  BatchUnit,
  BatchVariant,
  Coa,
  NamedChoice,
} from '@shared/contract/batches';
import { t } from '@shared/page/i18n';
import type { BatchField, VariantField } from './batch';
import { dayLabels } from './dayWarnings';

/** The fields of a batch as people know them. */
export const fieldLabels = (): Record<BatchField, string> => ({
  batchRef: t('Batch reference'),
  sampleCases: t('Sample cases'),
  ...dayLabels(),
  thc_delta9: t('THC (delta-9)'),
  thc_delta8: t('THC (delta-8)'),
});

export const variantLabels = (): Record<VariantField, string> => ({
  packageSizeId: t('Package size'),
  caseSize: t('Case size'),
  pullNumber: t('Pull number'),
  stockId: t('Stock ID'),
  cannabisBatchInventoryUnitId: t('Inventory unit'),
});

/** Texts that a server may leave out. */
const named = (name: unknown, instead: string): string =>
  typeof name === 'string' && name.trim() !== '' ? name : instead;

export const nameOfVariant = ({ productName }: Pick<BatchVariant, 'productName'>): string =>
  named(productName, t('Product without a name'));

export const nameOfCoa = ({ name }: Coa): string => named(name, t('Certificate'));

export const nameOfUnit = ({ name }: BatchUnit): string => named(name, t('Inventory unit'));

export const nameOfTerpene = (
  { terpeneTypeId: id }: Pick<BatchTerpene, 'terpeneTypeId'>,
  types: readonly NamedChoice[],
): string =>
  named(
    types.find((type) => type.id === id)?.name,
    isId(id) ? t('Terpene %(id)s', { id }) : t('Terpene'),
  );

/** The name of a choice: of a package size, of an inventory unit. */
export const nameOfChoice = (id: Id, choices: readonly NamedChoice[]): string =>
  named(choices.find((choice) => choice.id === id)?.name, t('Not offered (%(id)s)', { id }));
