/** What is shown instead of texts, and what they said. */
interface Shown {
  font: Element;
  texts: Map<Text, string>;
}

/**
 * Lets the browser translate a part of the page that a screen draws. A translator takes each text out and shows a `font`
 * element in its place: what the screen writes into its text would never be seen, and React fails where it takes it
 * out. So the text comes back to its place, empty, and when the screen changes or removes it, what was shown for it
 * goes; the translator then translates the new one.
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
        // Out of the page, so that nothing is told of it.
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
