/**
 * Keeps the lines and cells of a pasted block apart in the fields for numbers of a part of the page: browsers make one
 * line of them, and of 2, 3 and 4 under each other 234. With blanks between them no reader takes them for one number.
 * Returns a function that ends it. Whoever has taken the block, such as a grid, says so by `preventDefault`.
 */
export function keepLinesApart(part: HTMLElement): () => void {
  const handlePaste = (event: ClipboardEvent) => {
    const [field] = event.composedPath();
    if (event.defaultPrevented || !(field instanceof HTMLInputElement)) return;
    if (!/^(numeric|decimal)$/.test(field.getAttribute('inputmode') ?? '')) return;
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (!/[\r\n\t]/.test(text)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = field;
    const oneLine = text.replace(/[\r\n\t]+/g, ' ');
    field.setRangeText(
      oneLine,
      selectionStart ?? value.length,
      selectionEnd ?? value.length,
      'end',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  part.addEventListener('paste', handlePaste);
  return () => part.removeEventListener('paste', handlePaste);
}
