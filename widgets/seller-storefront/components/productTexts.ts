import type { ListedProduct } from '@shared/contract/listedProducts';
import { factsOf } from '@shared/facts';
import { t, tn } from '@shared/i18n';
import type { Choice } from '@shared/storefront/choices';

export const potencyOf = ({ thc }: Pick<ListedProduct, 'thc'>): string | null =>
  thc === null ? null : t('THC %(percent)s%%', { percent: thc });

export const factsOfProduct = ({ name, brand, strain }: ListedProduct): string =>
  factsOf([brand, strain], name);

export const caseFact = (caseSize: number | null): string | null =>
  caseSize === null ? null : t('case of %(count)s', { count: caseSize });

/** What tells a choice from the others of its product. */
export const choiceName = ({ packageSize, caseSize, batch, batches }: Choice): string =>
  factsOf([
    packageSize,
    caseFact(caseSize),
    batch,
    batches > 1 && tn('%(count)s batch', '%(count)s batches', batches),
  ]);
