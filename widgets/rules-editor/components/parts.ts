/** Parts that come apart from the first load, opened by what stands in it. */
export const loadRowForm = async () => (await import('./RowForm')).RowForm;
export const loadRuleDialog = async () => (await import('./RuleDialog')).RuleDialog;
export const loadFilterPanel = async () => (await import('./FilterPanel')).FilterPanel;
export const loadDecidePanel = async () => (await import('./DecidePanel')).DecidePanel;
export const loadConflictNote = async () => (await import('./ConflictNote')).ConflictNote;
export const loadRulesDraft = async () => (await import('./RulesDraft')).RulesDraft;
export const loadRemoved = async () => (await import('./Removed')).Removed;
