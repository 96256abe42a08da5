/** The elements that have a role by their name. What has one by the attribute `role` has no other. */
const byName: Readonly<Record<string, readonly string[]>> = {
  button: ['button', 'input[type=submit]', 'input[type=button]', 'summary'],
  checkbox: ['input[type=checkbox]'],
  combobox: ['select:not([multiple]):not([size])', 'input[list]'],
  dialog: ['dialog'],
  group: ['fieldset'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  link: ['a[href]'],
  list: ['ul', 'ol'],
  listitem: ['li'],
  radio: ['input[type=radio]'],
  row: ['tr'],
  searchbox: ['input[type=search]:not([list])'],
  status: ['output'],
  textbox: [
    'input:not([type]):not([list])',
    'input[type=text]:not([list])',
    'input[type=email]:not([list])',
    'input[type=tel]:not([list])',
    'textarea',
  ],
};

/** The elements of a role: to try each element of the page with every role takes most of the time. */
export const selectorOf = (role: string): string =>
  [`[role=${role}]`, ...(byName[role] ?? []).map((name) => `${name}:not([role])`)].join(',');
