/** Stands for what a template fills in: some value whose kind is not known. */
export const VALUE = '\uE000';

/** Stands for `{% if %}` and its like: what is between them may be there or not. */
export const CONTROL = '\uE001';

const syntax =
  /\{#.*?#\}|\{%\s*comment\b[^]*?%\}[^]*?\{%\s*endcomment\s*%\}|<!--[^]*?-->|\{\{[^]*?\}\}|\{%[^]*?%\}/g;
const control = /^\{%-?\s*(end\w+|if|elif|else|for|empty|with|block|include|ifchanged)\b/;

/**
 * Puts placeholders for all that Django fills in and blanks for comments, each as long as what it
 * replaces: positions and line numbers stay, and quotes inside tags no longer end an attribute.
 */
export const mask = (template: string): string =>
  template.replace(syntax, (found) => {
    const isComment = /^(\{#|<!--|\{%\s*comment)/.test(found);
    const sign = isComment ? ' ' : control.test(found) ? CONTROL : VALUE;
    return found.replace(/[^\n]/g, sign);
  });
