/** What moves and deactivates: most visits create or change a location. */
export const loadStocking = async () => (await import('./components/Stocking')).Stocking;
