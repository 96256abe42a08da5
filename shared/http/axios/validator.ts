const nothing = () => undefined;

/** Options are checked by their types. */
export default {
  assertOptions: nothing,
  validators: { transitional: nothing, spelling: nothing },
};
