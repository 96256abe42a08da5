/** Other people's style sheets that a widget stands under, by their page below /styles/. */
export const sheets = [
  'bootstrap-3',
  'bootstrap-4',
  'bootstrap-5',
  'bulma',
  'pico',
  'materialize-1',
  'materialize-2',
  'milligram',
  'uswds',
  'fomantic',
  'tailwind',
  'foundation',
  'admin',
];
