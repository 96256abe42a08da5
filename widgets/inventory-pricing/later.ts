/** Loads a dialog that most visits never open, handed to what opens it: an import() there would need another file. */
export const loadFile = () => import('@shared/rows/RowsFileDialog');
