import { useMemo, useState } from 'react';
import { type ListedProduct, keyOf } from '../model/product';

/** The selected products, also those of pages that are not shown, as they were read last. */
export function useSelected(shown: readonly ListedProduct[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, ListedProduct>>(new Map());
  const keys = useMemo(() => new Set(selected.keys()), [selected]);
  const products = useMemo(() => {
    const now = new Map(shown.map((product) => [keyOf(product), product]));
    return [...selected].map(([key, product]) => now.get(key) ?? product);
  }, [selected, shown]);
  return {
    keys,
    products,
    change: (next: readonly string[]) => {
      const known = new Map([...products, ...shown].map((product) => [keyOf(product), product]));
      setSelected(
        new Map(
          next.flatMap((key) => {
            const product = known.get(key);
            return product ? [[key, product] as const] : [];
          }),
        ),
      );
    },
    choose: (all: readonly ListedProduct[]) =>
      setSelected(new Map(all.map((product) => [keyOf(product), product]))),
  };
}

export type Selected = ReturnType<typeof useSelected>;
