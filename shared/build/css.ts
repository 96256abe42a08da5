import { existsSync } from 'node:fs';
import postcss from 'postcss';
import { compile } from 'sass';
import { scope } from './scope';

/** `widgets.css`: what all screens share. */
export const commonStyles = 'shared/styles/widgets.scss';

/** The source of a screen's own sheet, found by its folder. */
export const screenStyles = (widget: string) => `widgets/${widget}/${widget}.scss`;

/** A style sheet, scoped to the widgets. What has no source has no rules. */
export function compileStyles(source = commonStyles): string {
  if (!existsSync(source)) return '';
  const { css } = compile(source, {
    style: 'compressed',
    loadPaths: ['node_modules'],
    // Bootstrap 5 is written with them. Our own files have to use them to be joined with it.
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'if-function'],
  });
  return postcss([scope()]).process(css, { from: undefined }).css;
}
