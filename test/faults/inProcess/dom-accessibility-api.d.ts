// Its own types cannot be found by way of its package.json.
declare module 'dom-accessibility-api' {
  export const computeAccessibleName: (
    element: Element,
    options?: { computedStyleSupportsPseudoElements?: boolean },
  ) => string;
}
