/** What is left for the page of a batch that was just created. */
export const createdNotice = (widget: string) => `${widget}:created`;
