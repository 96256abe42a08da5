/** A file that the page has handed to the browser. */
interface SavedFile {
  name: string;
  text: () => Promise<string>;
}

/**
 * The files that are saved from now to the end of the test, from the first to the last; none is left with the browser.
 *
 * @example
 * const files = savedFiles();
 * await press(user, 'Download CSV');
 * await waitFor(() => expect(files).toHaveLength(1));
 */
export function savedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let last = new Blob();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:saved';
  });
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = last;
    files.push({ name: this.download, text: () => blob.text() });
  });
  return files;
}
