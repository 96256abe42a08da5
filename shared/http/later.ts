/** What most visits never need. */
export const loadUpload = () => import('./upload');

export const loadFreshToken = () => import('./freshToken');
