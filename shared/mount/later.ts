/** What most pages never need. */
export const loadShadowStage = () => import('./shadowStage');
