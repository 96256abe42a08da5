import { allErrors, type NumberedError } from './errors';

const sources: Readonly<Record<NumberedError['seen'][number], string>> = {
  console: "in the browser's console",
  debug: 'in the panel of `data-debug`',
  check: 'by `npx wholesale-widgets check`',
};

const article = ({ number, says, fix, level, seen }: ReturnType<typeof allErrors>[number]) =>
  [
    `## WW${number}: ${says.replace(/\.$/, '')}`,
    `${level === 'error' ? 'Error' : 'Warning'}, told ${seen.map((source) => sources[source]).join(', ')}.`,
    // Django's braces and angle brackets would be markup in some viewers.
    fix.replace(/\{\{.*?\}\}|\{%.*?%\}|<\w+>/g, (code) => `\`${code}\``),
  ].join('\n\n');

/** `errors.md`: every numbered error with its fix, from the table that the code itself uses. */
export const errorsMarkdown = (): string =>
  [
    '# Numbered errors',
    'What is wrong with a page that embeds a widget, by the number that is printed. With `data-debug` on the host a panel below the widget says the same, together with every call and its answer.',
    ...allErrors().map(article),
    '',
  ].join('\n\n');
