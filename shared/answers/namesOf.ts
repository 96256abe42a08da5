/** The names of an object's fields, of those that it may have: edits, props, descriptions. */
export const namesOf = <Thing extends object>(thing: Thing) =>
  Object.keys(thing) as (keyof Thing & string)[];
