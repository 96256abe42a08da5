/** The matrix, which most visits never open. It is passed down: an import() in the parts themselves would need another file. */
export const loadMatrix = async () => (await import('./matrix/MatrixView')).MatrixView;
