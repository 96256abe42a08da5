declare global {
  interface Window {
    /** Texts of a translated page that the screen has changed since, and that are still shown as they were. */
    outOfDate?: () => string[];
  }
}

/**
 * Translates the widgets of a page as browsers do, by scripts such as Google's: two `font` elements replace each text,
 * also of what the screen shows later. The words stay the same, so that tests find them. It uses nothing outside of
 * itself, so that a browser can be given it.
 */
export function translatePage(): void {
  const shown: [Text, Element][] = [];
  const newFont = (): Element => document.createElement('font' as string);
  const translate = (text: Text) => {
    const { parentElement: parent, data } = text;
    const isLeft = !parent?.closest('.ww') || parent.closest('font, option, [translate=no]');
    if (isLeft || data.trim() === '') return;
    const font = newFont();
    font.appendChild(newFont()).textContent = data;
    text.replaceWith(font);
    shown.push([text, font]);
  };
  const translateIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    texts.forEach(translate);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'childList' ? addedNodes : [target]) translateIn(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  translateIn(document);
  window.outOfDate = () =>
    shown
      .filter(([{ data }, font]) => font.isConnected && data !== '' && data !== font.textContent)
      .map(([{ data }, font]) => `“${font.textContent}” instead of “${data}”`);
}
