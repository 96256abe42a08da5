// A change of visibility bubbles from the document to the window.
const returns = ['focus', 'pageshow', 'visibilitychange'];

/**
 * Calls `look` whenever someone comes back to the page, who may have been elsewhere meanwhile, until the answered
 * function is called.
 */
export function onPageRevisit(look: () => void): () => void {
  const handleReturn = (event: Event) => {
    // A page that has just been loaded shows itself too: nobody has come back to it.
    const isFirst = event.type === 'pageshow' && !(event as PageTransitionEvent).persisted;
    if (!isFirst && !document.hidden) look();
  };
  for (const name of returns) addEventListener(name, handleReturn);
  return () => {
    for (const name of returns) removeEventListener(name, handleReturn);
  };
}
