import { useCallback, useEffect } from 'react';
import type { Failure } from '@shared/http/failure';
import type { Id } from '@shared/id';
import { usePageEvent } from '@shared/mount/usePageEvent';
import { useRetries } from '@shared/useRetries';
import type { ProductDetailsConfig } from './config';
import { keyOf, type Product } from './model/product';
import { product, terpeneTypes } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

interface Shown {
  /** Undefined until it is there: never another one than the one that is wanted. */
  product: Product | undefined;
  failure: Failure | null;
  isReading: boolean;
  readAnew: () => void;
}

/**
 * Reads the product that is wanted, and again when a cart or the location changed, for what can be had of it is
 * another then. In batch-queues mode `chosen`, a package size, says whose batches come with it.
 */
export function useProduct(
  { mode, preview }: ProductDetailsConfig,
  { slug, productId }: { slug: string; productId: Id },
  chosen: string,
): Shown {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.product);
  const names = useAppSelector((state) => state.terpeneTypes);
  const packageSizeId = mode === 'batch-queues' && chosen !== '' ? chosen : undefined;

  const readAnew = useCallback(
    () => void dispatch(product.read({ slug, productId, packageSizeId, preview })),
    [dispatch, packageSizeId, preview, productId, slug],
  );
  useEffect(readAnew, [readAnew]);
  usePageEvent('ww:cart-changed', readAnew);
  usePageEvent('ww:location-changed', readAnew);
  useRetries(load, readAnew, true);

  const readNames = useCallback(() => void dispatch(terpeneTypes.read(slug)), [dispatch, slug]);
  useEffect(readNames, [readNames]);
  useRetries(names, readNames);

  const value = load.status === 'idle' ? undefined : load.value;
  return {
    product: value?.key === keyOf({ slug, productId }) ? value : undefined,
    failure: load.status === 'failed' ? load.failure : null,
    isReading: load.status === 'pending',
    readAnew,
  };
}
