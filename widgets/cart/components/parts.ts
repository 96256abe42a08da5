/** The parts of the screen that come apart from the first load. */
export const loadCartStatus = async () => (await import('./CartStatus')).CartStatus;
export const loadEditNotes = async () => (await import('./EditNotes')).EditNotes;
