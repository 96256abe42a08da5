/**
 * Takes first answers out of the page: those of the `json_script` block that the host names in `data-answers-from`, by
 * the ids of their calls, `{"S26": {…}}`. They are as the server wrote them, for the readers of the calls; none where
 * there is no such block, where another host took it, and where it is no JSON.
 *
 * @example
 * const first = readMenu(takeAnswers(host).S26);
 */
export function takeAnswers(host: HTMLElement): Readonly<Record<string, unknown>> {
  const block = host.ownerDocument.getElementById(host.dataset.answersFrom ?? '');
  // Something else of the page may have this id.
  if (!block?.matches('script[type="application/json"]')) return {};
  block.remove();
  try {
    return Object(JSON.parse(block.textContent)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
