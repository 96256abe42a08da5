/** Where the page's token is found, and the names that a Django project may have changed. */
export interface CsrfOptions {
  token?: string | undefined;
  /** CSRF_COOKIE_NAME; `csrftoken` by default. */
  cookieName?: string | undefined;
  /** The header that CSRF_HEADER_NAME stands for; `X-CSRFToken` by default. */
  headerName?: string | undefined;
}

/**
 * The token to send, or '' when there is none. The page's own comes before the cookie's: when another
 * user signs in in another tab, the cookie is theirs, and with it a write would succeed as them.
 */
export function findToken(
  page: Document,
  { token, cookieName = 'csrftoken' }: CsrfOptions,
): string {
  const sources = [
    () => token,
    () => page.querySelector<HTMLInputElement>('input[name=csrfmiddlewaretoken]')?.value,
    () =>
      page.querySelector<HTMLMetaElement>('meta[name=csrf-token],meta[name=csrfmiddlewaretoken]')
        ?.content,
    // Last, for the browser asks another process. Under CSRF_COOKIE_HTTPONLY and CSRF_USE_SESSIONS there is none.
    () => readCookie(cookieName),
  ];
  for (const find of sources) {
    const found = find();
    if (found) return found;
  }
  return '';
}

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export interface Identity {
  host: HTMLElement;
  widget: string;
  userId?: string | number | undefined;
  loginUrl?: string | undefined;
  csrf?: CsrfOptions | undefined;
}
