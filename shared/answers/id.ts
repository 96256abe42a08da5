/** What the server names a thing by: some are numbers, some are text. Compare them as text. */
export type Id = string | number;

/** Whether both name the same thing; null names none. */
export const isSameId = (one: Id | null, other: Id | null): boolean =>
  one !== null && other !== null && String(one) === String(other);

/** The one of this id. */
export const withId = <Thing extends { id: Id }>(things: readonly Thing[], id: Id | null) =>
  things.find((each) => isSameId(each.id, id));

/** By which a row is found in a map: ids may be numbers here and text there. */
export const keyOf = ({ id }: { id: Id }): string => String(id);
