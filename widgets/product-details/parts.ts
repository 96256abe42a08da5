/** Parts of the screen whose code comes beside its data, each by the same function every time. */
export const loadAddForm = async () => (await import('./components/AddForm')).AddForm;
export const loadTables = async () => (await import('./components/ProductTables')).ProductTables;
export const loadToast = async () => (await import('./components/AddedToast')).AddedToast;
export const loadDrawer = async () => (await import('@shared/ui/Drawer')).Drawer;
