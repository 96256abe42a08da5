import type { ListedProduct } from '../contract/listedProducts';
import { factsOf, type Facts } from '../format/facts';
import type { WriteMoney } from '../format/money';
import { formatCount } from '../format/numbers';
import { t, tn } from '../page/i18n';
import type { Choice } from './choices';

/** "THC 21.4%"; null where it is not told. */
export const potencyOf = ({ thc }: Pick<ListedProduct, 'thc'>): string | null =>
  thc === null ? null : t('THC %(percent)s%%', { percent: thc });

/** "case of 24"; null where it is not told. */
export const caseFact = (caseSize: number | null): string | null =>
  caseSize === null ? null : t('case of %(count)s', { count: caseSize });

/** "$16.00 each"; null where it is not told. */
export const eachFact = (price: string | null | undefined, money: WriteMoney): string | null =>
  price ? t('%(amount)s each', { amount: money(price) }) : null;

/** "In cart · 4" */
export const inCartText = (cases: number, locale: string): string =>
  t('In cart · %(count)s', { count: formatCount(cases, locale) });

/** What tells a choice from the others of its product. */
export const choiceFacts = ({ packageSize, caseSize, batch, batches }: Choice): Facts => [
  packageSize,
  caseFact(caseSize),
  batch,
  batches > 1 && tn('%(count)s batch', '%(count)s batches', batches),
];

/** The same as one text, for a line that is cut. */
export const choiceName = (choice: Choice): string => factsOf(choiceFacts(choice));
