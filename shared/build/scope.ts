import type { AtRule, Declaration, Plugin, Rule } from 'postcss';

const names = /\.ww(?![\w-])/;

/** A widget's root or one of its portals, with the weight of two ids: more than the selectors of a page have. */
const ROOT = '.ww:not(#_#_)';

/** Variables of the root alone, which a page may set as well by a rule of its own. */
const isTheme = (rule: Rule) =>
  rule.selectors.every((selector) => names.test(selector)) &&
  rule.nodes.every((node) => node.type !== 'decl' || node.prop.startsWith('--'));

/**
 * One selector within a widget's root or one of its portals. Returns null for what speaks of the whole page.
 * A selector that names `.ww` itself stays where it is.
 */
export function scoped(selector: string): string | null {
  if (names.test(selector)) return selector.replace(names, ROOT);
  if (/^(:root|html|body)\b|^\[data-bs-theme/.test(selector)) return null;
  return `${ROOT} ${selector}`;
}

/** Bootstrap writes left and right; these follow the writing direction of the page. */
const logical: Readonly<Record<string, string>> = {
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
  left: 'inset-inline-start',
  right: 'inset-inline-end',
};
const logicalValues = /^(float|text-align)$/;

/** Lengths count from the widget's own size, because the page's root may have 10 px. */
const inWidgetSize = (value: string) =>
  value.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, (_, number: string) =>
    number === '1' ? 'var(--ww-rem)' : `calc(var(--ww-rem)*${number})`,
  );

function declaration(decl: Declaration, isKeyframe: (name: string) => boolean): void {
  decl.prop = logical[decl.prop] ?? decl.prop;
  if (logicalValues.test(decl.prop)) {
    decl.value = decl.value.replace(/^left$/, 'inline-start').replace(/^right$/, 'inline-end');
    if (decl.prop === 'text-align') decl.value = decl.value.replace('inline-', '');
  }
  if (decl.prop.includes('animation')) {
    decl.value = decl.value.replace(/[a-z][\w-]*/g, (word) =>
      isKeyframe(word) ? `ww-${word}` : word,
    );
  }
  if (decl.prop !== '--ww-rem') decl.value = inWidgetSize(decl.value);
}

/**
 * Keeps a style sheet inside the widgets: scopes every selector to `.ww`, gives animations names of our
 * own, turns left and right into start and end, and counts lengths from the widget's size.
 */
export const scope = (): Plugin => ({
  postcssPlugin: 'scope',
  OnceExit(root) {
    const keyframes = new Set<string>();
    root.walkAtRules('keyframes', (rule: AtRule) => {
      if (rule.params.startsWith('ww-')) return;
      keyframes.add(rule.params);
      rule.params = `ww-${rule.params}`;
    });
    root.walkDecls((decl) => declaration(decl, (name) => keyframes.has(name)));
    root.walkRules((rule: Rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
      if (isTheme(rule)) return;
      const selectors = rule.selectors.map(scoped).filter((selector) => selector !== null);
      if (selectors.length === 0) rule.remove();
      else rule.selectors = selectors;
    });
  },
});
