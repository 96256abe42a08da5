/** Apart from the other lazy parts, because the tools themselves load some of those. */
export const loadTools = async () => (await import('./tools')).tools;
