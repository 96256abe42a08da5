import type { WriteMoney } from '@shared/format/money';
import type { Saving } from './saving';
import type { Work } from './work';

/** What the parts of the screen that change products are given. */
export interface EditingProps {
  work: Work;
  saving: Saving;
  /** ISO 4217. */
  currency: string;
  locale: string;
  money: WriteMoney;
}
