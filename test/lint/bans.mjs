import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as Compat from 'preact/compat';

const missingFromCompat = (module) => Object.keys(module).filter((name) => !(name in Compat));

/**
 * What React has and the Preact of the bundles lacks, read from the installed packages. `use` is there
 * but suspends differently; the default export would hide the names from this rule.
 */
const reactOnly = [
  {
    name: 'react',
    importNames: [...missingFromCompat(React), 'use', 'default'],
    message: 'The bundles run Preact, which lacks it. (Import React by name, not as a whole.)',
  },
  {
    name: 'react-dom',
    importNames: [...missingFromCompat(ReactDom), 'default'],
    message: 'The bundles run Preact, which lacks it. (Import React by name, not as a whole.)',
  },
];

const axios = { regex: '^axios($|/)', message: 'Only shared/http talks to the network.' };

const rawHooks = {
  name: 'react-redux',
  allowImportNames: ['Provider'],
  message: 'Use the typed hooks: widgetHooks of shared/store/hooks.',
};

const wholeBootstrap = {
  name: 'react-bootstrap',
  message: "Import by sub-path, as in 'react-bootstrap/Button': the whole package is 40 kB.",
};

const preact = {
  regex: '^@?preact($|/)',
  message: 'Code is written for React. The build puts Preact in its place.',
};

const bareIds = {
  regex: '^react$',
  importNames: ['useId'],
  message:
    'Use useDomId of shared/mount: under Preact two widgets of a page would have the same ids.',
};

const contractValues = {
  regex: '(^@?|/)shared/contract/',
  allowTypeImports: true,
  message: 'Import its types only (import type): the schemas would cost every page their bytes.',
};

const apiValues = {
  regex: '^(\\.|\\.\\.)/api$',
  allowTypeImports: true,
  message: 'Screens act through requests; only the state calls the api.',
};

const drawing = {
  regex:
    '^(react|react-dom|@testing-library/(react|user-event))($|/)|/(openWidget|page\\.testkit)$',
  message: 'A test that draws is a .test.tsx: those run under React and under Preact.',
};

const climbing = {
  regex: '^(\\.\\./)+shared/',
  message: "A widget reaches shared by its name: '@shared/…'.",
};

/** The options of `no-restricted-imports` for one group of files. */
export function importBans({ http, hooks, ids, plain, product, widget, screen } = {}) {
  const paths = [...reactOnly, wholeBootstrap, ...(hooks ? [] : [rawHooks])];
  const patterns = [
    ...(http ? [] : [axios]),
    ...(plain ? [drawing] : []),
    ...(product ? [preact] : []),
    ...(product && !ids ? [bareIds] : []),
    ...(widget ? [contractValues, climbing] : []),
    ...(screen ? [apiValues] : []),
  ];
  return { paths, patterns };
}

const unsafeHtml = 'Markup from text runs as script, and Trusted Types forbids it. Build elements.';

/** Syntax that no file may have. */
const everywhere = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: export by name, import from the file.',
  },
  { selector: 'TSEnumDeclaration', message: 'A union of texts is what goes over the wire.' },
  {
    selector: 'ImportExpression[source.value=/^(axios|react-bootstrap)$/]',
    message:
      'Not by import() either: axios belongs to shared/http, react-bootstrap goes by sub-path.',
  },
];

/** The reader's calendar in place of the site's. */
const readersToday = {
  selector: 'CallExpression[callee.name="dayOf"] > NewExpression[arguments.length=0]',
  message: "Today is the site's: useToday(), or todayIn(config.timeZone).",
};

/** Syntax that turns text into markup or code. */
const textAsCode = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: unsafeHtml },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: unsafeHtml },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: unsafeHtml,
  },
  {
    selector: 'AssignmentExpression[left.property.value=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: unsafeHtml,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseFromString)$/]',
    message: unsafeHtml,
  },
  {
    selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    message: unsafeHtml,
  },
];

/** The root of a screen stops the keydown events of an input method; these pass it by. */
const keysPastRoot = [
  {
    selector:
      'CallExpression:matches([callee.name="addEventListener"], [callee.property.name="addEventListener"])[arguments.0.value=/^key/]:matches([arguments.2.value=true], :has(Property[key.name="capture"]))',
    message: 'It would hear the keys with which an input method composes: listen without capture.',
  },
  {
    selector: 'JSXAttribute[name.name=/^onKey(Up|Press)$/]',
    message: 'It would hear the keys with which an input method composes: use onKeyDown.',
  },
];

/** Failures are values from `Http` up to the screen. */
const thrownFailures = [
  {
    selector:
      ':matches(TryStatement, ThrowStatement:not([argument.callee.name="unreadable"]), CallExpression[callee.property.name="catch"])',
    message:
      'A failure is a value: return the Result (mapResult). Only a reader throws: unreadable.',
  },
];

/** A screen catches nothing: calls and imports give results, and what is thrown is a programming error. */
const caughtFailures = [
  {
    selector: ':matches(TryStatement, CallExpression[callee.property.name="catch"])',
    message: 'A failure is a value: await the Result of a call, and imported(import(…)).',
  },
];

/** Boxes of a screen's own do not look like those of the others. */
const ownAlerts = [
  {
    selector:
      'JSXAttribute[name.name="className"] :matches(Literal[value=/alert-/], TemplateElement[value.raw=/alert-/])',
    message: 'Use Banner for a screen, card or dialog, and RowNote for a field or row.',
  },
];

/** What makes a test lie: left out, focused, asleep, or talking to a mock of our own code. */
const dishonestTests = [
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme|fail|failing)$/]',
    message: 'Every test runs, every time.',
  },
  {
    selector:
      'MemberExpression[object.property.name="describe"][property.name=/^(only|skip|fixme)$/]',
    message: 'Every test runs, every time.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|xit|xtest|fdescribe|xdescribe)$/]',
    message: 'Every test runs, every time.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what the person would see, not for time.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
    message: 'Say what matters; a snapshot says everything and means nothing.',
  },
  {
    selector:
      'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock)$/][arguments.0.value=/^\\./]',
    message: 'Never mock our own modules: test through the real mount and the fixture backend.',
  },
];

/** The options of `no-restricted-syntax` for one group of files. */
export const syntaxBans = ({ product, screen, state, test } = {}) => [
  ...everywhere,
  ...(product ? [...textAsCode, ...keysPastRoot, readersToday] : []),
  ...(screen ? [...caughtFailures, ...ownAlerts] : []),
  ...(state ? thrownFailures : []),
  ...(test ? dishonestTests : []),
];
