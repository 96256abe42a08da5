export const loadSavingParts = async () => (await import('./savingParts')).savingParts;
