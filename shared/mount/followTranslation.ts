/** What is shown instead of texts, and what they said. */
interface Shown {
  font: Element;
  texts: Map<Text, string>;
}

/**
 * Lets the browser translate what a screen draws. A translator replaces each text node by a `font` element: what the
 * screen writes into its text node would never be seen, and React would fail when it removes that. So the text node is
 * put back, empty; when the screen changes or removes it, its `font` element goes, and the translator translates the
 * new text.
 */
export function followTranslation(part: HTMLElement): void {
  const shown = new WeakMap<Node, Shown>();
  const follow = ({ target, addedNodes, removedNodes, previousSibling }: MutationRecord) => {
    const font = [...addedNodes, previousSibling].find(
      (node): node is Element => node?.nodeName === 'FONT',
    );
    for (const node of [target, ...removedNodes]) {
      const own = shown.get(node);
      if (own && (node === target ? node !== own.font : !node.isConnected)) {
        own.font.remove();
        shown.delete(own.font);
        own.texts.forEach((said, text) => {
          shown.delete(text);
          if (text !== node) text.data = said;
        });
      } else if (font && !node.isConnected && node instanceof Text) {
        const group = shown.get(font) ?? { font, texts: new Map<Text, string>() };
        group.texts.set(node, node.data);
        shown.set(font, group).set(node, group);
        // Emptied outside of the page, so that no observer hears of it.
        node.data = '';
        font.before(node);
      }
    }
  };
  new MutationObserver((records) => records.forEach(follow)).observe(part, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
