/**
 * The paths of the calls by which something is added, and looked up when the answer was lost. In a file of their own: what
 * is fetched with the first press of "Add" must not lead back to what fetches it.
 */
export const addingCalls = {
  S3: '/shop/{slug}/products/add/',
  S4: '/shop/{slug}/cart/package_size/{package_size_pk}',
  S15: '/shop/{slug}/cart/multi-cart/{token}',
  S16: '/shop/{slug}/cart/multi-cart-summary/',
};
