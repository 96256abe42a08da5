/** Loads a dialog that most visits never open, handed to what opens it: an import() there would need another file. */
export const loadDeliveries = async () =>
  (await import('./components/DeliveriesDialog')).DeliveriesDialog;
