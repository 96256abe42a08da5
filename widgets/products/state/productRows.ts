import type { ProductChange } from '@shared/contract/products';
import type { ListedDraft } from '@shared/forms/listedDraft';
import { trimmed } from '@shared/format/names';
import { readTags } from '@shared/format/tags';
import { mapResult } from '@shared/http/result';
import { t, tn } from '@shared/page/i18n';
import { describeRows } from '@shared/rows/describeRows';
import { readRowsNow } from '@shared/rows/readRowsNow';
import { getProducts, patchProducts } from '../api';
import { readProducts } from '../model/answers';
import { statuses, titleOf, type ListedProduct, type ProductFields } from '../model/product';
import { askedByIds } from '../model/query';
import { productPage, type ProductsExtra } from './requests';
import type { Thunk } from './slice';

/** The products as they are changed in the list: all in one call, which is taken whole or not at all. */
export const productRows = describeRows<ListedProduct, ProductFields, ProductsExtra>({
  fields: {
    name: {
      type: 'text',
      problem: (name) => (trimmed(name) === '' ? t('Enter a name.') : null),
    },
    status: { type: 'choice', choices: statuses, ask: () => t('Choose a status') },
    price: { type: 'money' },
    minimum: { type: 'count' },
    step: { type: 'count' },
    tags: { type: 'tags' },
  },
  titleOf,
  read: ({ http, config }, ids) =>
    readRowsNow(ids, (part) =>
      mapResult(getProducts(http, config, askedByIds(part)), readProducts),
    ),
  send: ({ http, config }, drafts) =>
    mapResult(patchProducts(http, config, drafts.map(changeOf)), () => null),
  refresh: (): Thunk<Promise<void>> => async (dispatch) => {
    await dispatch(productPage.refetch());
  },
  atOnce: 'all',
  listName: 'products',
  gone: () => ({
    field: 'id',
    message: t('This product no longer exists. Discard what you typed about it.'),
  }),
  words: {
    changed: (count, text) =>
      tn('%(count)s product changed', '%(count)s products changed', count, text),
    save: (count, text) => tn('Save %(count)s product', 'Save %(count)s products', count, text),
    saved: (count, text) =>
      tn('Saved %(count)s product.', 'Saved %(count)s products.', count, text),
    wrong: (count, text) =>
      tn(
        '%(count)s product cannot be saved yet. Correct what is marked; Review shows all changes.',
        '%(count)s products cannot be saved yet. Correct what is marked; Review shows all changes.',
        count,
        text,
      ),
    searching: () => t('We don’t know yet whether the products were saved. Looking again…'),
    unknown: () => t('We don’t know whether the products were saved.'),
    offered: (count, text) =>
      tn('%(count)s product was changed.', '%(count)s products were changed.', count, text),
  },
});

/** The body of one product: of its fields those that differ, as the contract has them. */
const changeOf = ({ id, edits }: ListedDraft<ProductFields>): ProductChange => ({
  id,
  ...(edits.name !== undefined && { name: trimmed(edits.name) }),
  ...(edits.status !== undefined && { status: edits.status as ProductChange['status'] & string }),
  ...(edits.price !== undefined && { price: edits.price.trim() }),
  ...(edits.minimum !== undefined && { minimum: Number(edits.minimum) }),
  ...(edits.step !== undefined && { step: Number(edits.step) }),
  ...(edits.tags !== undefined && { tags: readTags(edits.tags) }),
});
