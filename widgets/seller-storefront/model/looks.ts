/** As whom the storefront is looked at: ids as the address has them. */
export interface Preview {
  dispensaryId: string;
  locationId: string;
}

export const views = ['cards', 'table'] as const;
export type View = (typeof views)[number];

/** How the storefront is looked at. It stands in the page's address, beside what is looked for. */
export interface Looks {
  /** Null for the seller's own choice. */
  view: View | null;
  as: Preview | null;
}

function writeLooks({ view, as }: Looks): string {
  const pairs = new URLSearchParams();
  if (view) pairs.set('view', view);
  if (as) pairs.set('customer', as.dispensaryId);
  if (as) pairs.set('location', as.locationId);
  return pairs.toString();
}

function readLooks(text: string): Looks {
  const pairs = new URLSearchParams(text);
  const dispensaryId = pairs.get('customer') ?? '';
  return {
    view: views.find((view) => view === pairs.get('view')) ?? null,
    // These walk up the path of a call.
    as: /^\.{0,2}$/.test(dispensaryId)
      ? null
      : { dispensaryId, locationId: pairs.get('location') ?? '' },
  };
}

/** How they stand in the page's address. */
export const looksInUrl = { part: 'view', write: writeLooks, read: readLooks };
