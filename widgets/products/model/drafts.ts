import { recordDrafts, type Drafts as DraftsOf } from '@shared/forms/recordDrafts';
import { isSame } from './fields';
import { fieldNames, type ProductFields } from './product';

/** What is typed over each product and is not saved, by the product's id as text. */
export type Drafts = DraftsOf<ProductFields>;

export const {
  none: noDrafts,
  withEdits,
  withoutEdits,
  withDrafts,
  afterSave,
  meeting,
  settled,
  openDrafts,
  waysBack,
  stillBack,
} = recordDrafts<ProductFields>(fieldNames, isSame);
