/** What orders a pasted list, which most visits never open. It is passed down, so that it is no part of the sheet. */
export const loadPaste = async () => (await import('./components/PasteDialog')).PasteDialog;
