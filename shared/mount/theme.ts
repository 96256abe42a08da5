/**
 * The colour theme of what stands in `element`: what the page says by `data-bs-theme`, else `dark` where the page writes
 * in a light colour there, as on the dark ground of a page that follows the system, or undefined.
 */
export function themeOf(element: HTMLElement): string | undefined {
  const said = element.closest<HTMLElement>('[data-bs-theme]')?.dataset.bsTheme;
  return said ?? (isLight(getComputedStyle(element).color) ? 'dark' : undefined);
}

/** Calls `follow` after the page or the system may have changed the theme, until the function that it returns is called. */
export function onThemeChange(page: Document, follow: () => void): () => void {
  const { documentElement, body } = page;
  const observer = new MutationObserver(follow);
  // Pages tell their theme by a class or by an attribute of these two, under many names.
  for (const element of [documentElement, body]) observer.observe(element, { attributes: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', follow);
  // A colour that fades is there when it has faded.
  const handleFaded = ({ target }: Event) => target === body && follow();
  body.addEventListener('transitionend', handleFaded);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', follow);
    body.removeEventListener('transitionend', handleFaded);
  };
}

/** Whether a colour, as a computed style writes it, is one of texts on dark ground. */
function isLight(color: string): boolean {
  const [first = 0, second = 0, third = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  // oklch, oklab, lch and lab begin with the lightness.
  if (/^(ok)?l/.test(color)) return first > (color.startsWith('o') ? 0.6 : 50);
  return 0.21 * first + 0.72 * second + 0.07 * third > (color.startsWith('rgb') ? 127 : 0.5);
}
