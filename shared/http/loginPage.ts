/**
 * Whether an answer that was asked for at `asked` and ended at `end` ended at a login page: at the
 * path of `loginUrl`, or on another path with Django's `next` in its query. All are absolute but
 * `loginUrl`.
 */
export function endsAtLogin(end: string, asked: string, loginUrl?: string): boolean {
  const { pathname, searchParams } = new URL(end);
  if (pathname === new URL(asked).pathname) return false;
  return (
    searchParams.has('next') ||
    (loginUrl !== undefined && pathname === new URL(loginUrl, asked).pathname)
  );
}

/** Whether a page of HTML asks for a password, which a page for a signed-in user does not. */
export const showsLogin = (html: string) => /<input\b[^>]*\btype\s*=\s*["']?password/i.test(html);
