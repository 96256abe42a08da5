/** Loads the dialogs, which most visits never open. It is handed to what opens them: an import() there would need another file. */
export const loadDialogs = () => import('./components/dialogs');

export type LoadDialogs = typeof loadDialogs;
