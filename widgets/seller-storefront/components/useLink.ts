import type { Id } from '@shared/answers/id';
import { useProductLink } from '@shared/storefront/useProductLink';
import { isPreviewed, useAppSelector } from '../state/slice';

/** The link to a product: out of a preview it is shown as in one. */
export const useLink = (productId: Id) => useProductLink(productId, useAppSelector(isPreviewed));
