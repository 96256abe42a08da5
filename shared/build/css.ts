import postcss from 'postcss';
import { compile } from 'sass';
import { scope } from './scope';

/** `widgets.css`: the screens' whole style sheet, scoped to the widgets. */
export function compileStyles(source = 'shared/styles/widgets.scss'): string {
  const { css } = compile(source, {
    style: 'compressed',
    loadPaths: ['node_modules'],
    // Bootstrap 5 is written with them. Our own files have to use them to be joined with it.
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'if-function'],
  });
  return postcss([scope()]).process(css, { from: undefined }).css;
}
