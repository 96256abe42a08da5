/**
 * Resolves once the page has shown what it was answered by now: that follows without a wait, effects come with the next
 * frame, and this comes after them in the queue of each.
 */
export async function turnOfPage() {
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  await turn();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await turn();
}
