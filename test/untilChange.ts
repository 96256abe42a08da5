/**
 * Keeps what `read` returned until an element, an attribute or a text of the page changes. What fields hold is none of
 * these.
 */
export function untilChange<Answer>(read: () => Answer): () => Answer {
  let kept: { answer: Answer } | undefined;
  const observer = new MutationObserver(forget);
  function forget() {
    observer.disconnect();
    kept = undefined;
  }

  return () => {
    if (observer.takeRecords().length > 0) forget();
    if (kept) return kept.answer;
    const all = { attributes: true, characterData: true, childList: true, subtree: true };
    observer.observe(document, all);
    kept = { answer: read() };
    return kept.answer;
  };
}
