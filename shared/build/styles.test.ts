/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { commonStyles, compileStyles, screenStyles } from './css';
import { scoped } from './scope';
import { widgetNames } from './widgets';

const common = postcss.parse(compileStyles());
const screens = widgetNames().map(
  (name) => [name, postcss.parse(compileStyles(screenStyles(name)))] as const,
);
let root: Root;

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';

function selectors(): string[] {
  const found: string[] = [];
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) found.push(...rule.selectors);
  });
  return found;
}

describe.each([[commonStyles, common] as const, ...screens])('%s', (_name, sheet) => {
  beforeEach(() => {
    root = sheet;
  });

  it('matches nothing outside of a widget', () => {
    const inWidget = /^(\[data-bs-theme=dark\] )?\.ww(?![\w-])/;
    expect(selectors().filter((selector) => !inWidget.test(selector))).toEqual([]);
  });

  it('styles neither the page nor an element beside a widget', () => {
    const outside = /(^|[\s>+~])(html|body)\b|:root|\.ww(?![\w-])[^\s>]*\s*[+~]/;
    expect(selectors().filter((selector) => outside.test(selector))).toEqual([]);
  });

  it('defines nothing by a name that a page could use', () => {
    const names: string[] = [];
    root.walkAtRules(({ name, params }) => {
      if (/keyframes|property|counter-style|layer/.test(name)) names.push(params);
      // A query without a name starts with its condition: it asks the nearest container.
      if (name === 'container' && !/^(not )?\(/.test(params)) names.push(params);
      expect(['font-face', 'import', 'namespace', 'page']).not.toContain(name);
    });
    root.walkDecls(/^--/, ({ prop }) => {
      names.push(prop.slice(2));
    });
    root.walkDecls(/^container(-name)?$/, ({ value }) => {
      names.push(value);
    });
    expect(names.filter((name) => !name.startsWith('ww-'))).toEqual([]);
  });

  it('makes no text of a field smaller under a finger than iOS leaves without zooming in', () => {
    const sizes = new Map<string, string>();
    root.walkDecls(/^font(-size)?$/, ({ value, parent }) => {
      // Bootstrap's groups are not used. A small field is a field too: of both classes the later rule counts.
      const fields =
        /^(?!.*\.input-group).*\.(form-(control|select)(-sm|-lg)?|ww-cell-editor)(?![\w-])[^ >+~]*$/;
      const { selectors } = parent as Rule;
      for (const field of selectors.filter((each) => fields.test(each))) {
        sizes.set(field.replace(/-(sm|lg)(?![\w-])/, ''), value);
      }
    });
    expect([...sizes].filter(([, size]) => size !== 'var(--ww-control-font-size)')).toEqual([]);
    root.walkAtRules('media', (media) => {
      if (!media.params.includes('coarse')) return;
      media.walkDecls('--ww-control-font-size', ({ value }) => expect(value).toBe('var(--ww-rem)'));
    });
  });

  it('uses no animation that it does not define', () => {
    const defined = new Set<string>();
    for (const sheet of [common, root]) {
      sheet.walkAtRules('keyframes', ({ params }) => {
        defined.add(params);
      });
    }
    const used: string[] = [];
    root.walkDecls(/animation(-name)?$/, ({ value }) => {
      used.push(...(value.match(/(?<!--)\bww-[\w-]+/g) ?? []));
    });
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('uses no variable that is neither its own nor the page’s to set', () => {
    const defined = new Set<string>();
    const used = new Set<string>();
    common.walkDecls(({ prop }) => {
      defined.add(prop);
    });
    root.walkDecls(({ prop, value }) => {
      defined.add(prop);
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)\)/g)) used.add(name);
    });
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('loads nothing', () => {
    expect(root.toString()).not.toMatch(/url\(|data:/);
  });

  it('counts no length from the page’s root, which some frameworks set to 10 px', () => {
    const lengths: string[] = [];
    root.walkDecls(({ prop, value }) => {
      if (/\d(rem|vw)\b/.test(value) && prop !== '--ww-rem') lengths.push(`${prop}: ${value}`);
    });
    expect(lengths.filter((length) => !length.endsWith('100vw'))).toEqual([]);
  });
});

const classes = (sheet: Root) => {
  const found = new Set<string>();
  sheet.walkRules(({ selector }) => {
    for (const [name] of selector.matchAll(/\.ww-[\w-]+/g)) found.add(name);
  });
  return found;
};

/** What screens import of shared/styles into their own sheets, charts for instance, says the same in each of them. */
function importedClasses(): string[] {
  const parts = new Set<string>();
  for (const source of widgetNames().map(screenStyles).filter(existsSync)) {
    const imports = readFileSync(source, 'utf8').matchAll(/@import '.*shared\/styles\/(\w+)'/g);
    for (const [, part = ''] of imports) parts.add(part);
  }
  return [...parts].flatMap((part) => [
    ...classes(postcss.parse(compileStyles(`shared/styles/_${part}.scss`))),
  ]);
}

it('styles one screen in its own sheet and no other screen with it', () => {
  const shared = new Set([...classes(common), ...importedClasses()]);
  const own = new Map<string, string[]>();
  for (const [name, sheet] of screens) {
    for (const each of classes(sheet)) {
      if (!shared.has(each)) own.set(each, [...(own.get(each) ?? []), name]);
    }
  }
  const sharedByScreens = [...own].filter(([, names]) => names.length > 1);
  expect(sharedByScreens).toEqual([]);
});

it.each([
  ['.btn', '.ww:not(#_#_) .btn'],
  ['.ww-title', '.ww:not(#_#_) .ww-title'],
  ['.ww[data-bs-theme=dark]', '.ww:not(#_#_)[data-bs-theme=dark]'],
  ['[data-bs-theme=dark] .ww', '[data-bs-theme=dark] .ww:not(#_#_)'],
  [':root', null],
  ['[data-bs-theme=light]', null],
])('scopes %s', (selector, expected) => {
  expect(scoped(selector)).toBe(expected);
});
