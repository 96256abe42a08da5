/** What the server names a thing by: some are numbers, some are text. Compare them as text. */
export type Id = string | number;
