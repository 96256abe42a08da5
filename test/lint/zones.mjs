import path from 'node:path';

/** A widget's rooms from the entry down. A file may import from its own room and from those below. */
const rooms = [
  'entry',
  '[A-Z][^/]*',
  'components/.+',
  '(?:slice|requests|selectors|state/.+)',
  'api',
  'model/.+',
  'config',
];

const betweenRooms = rooms.slice(1).map((room, above) => ({
  refused: new RegExp(
    `^widgets/([^/]+)/${room} > widgets/\\1/(?:${rooms.slice(0, above + 1).join('|')})$`,
  ),
  message:
    'Imports go entry, screen, components, state, api, model, config, shared: never back up.',
}));

/**
 * Who may not import whom, as `importer > imported`: both from the root of the project, without what
 * says that they are TypeScript. A new widget is protected by being there.
 */
const everywhere = [
  {
    refused: /^widgets\/([^/]+)\/.* > widgets\/(?!\1\/)/,
    message: 'Widgets meet through the server and through shared/events, never by import.',
  },
  {
    refused: /^fixtures\/backend\/.* > (?!fixtures\/backend\/|shared\/contract\/)/,
    message: 'The fixture backend shares no logic with the widgets, only shared/contract.',
  },
  {
    refused: /^shared\/contract\/.* > (?!shared\/contract\/)/,
    message: 'The contract stands alone: the fixture backend reads it too.',
  },
  {
    refused: /^fixtures\/.* > test\//,
    message: 'The fixture site runs without the tests.',
  },
];

/** What a test may do. */
const inProduct = [
  {
    refused: /^shared\/.* > widgets\//,
    message: 'shared knows no widget. Let the widget hand over what differs.',
  },
  {
    refused: /^(shared|widgets)\/.* > (fixtures|test)\//,
    message: 'Only tests read fixtures and test.',
  },
  {
    refused: /^(shared|widgets)\/.* > (.*\.testkit|widgets\/[^/]+\/page(\.\w+)?)$/,
    message: 'Only tests read a testkit or what a page is to them.',
  },
  {
    refused: /^widgets\/.* > shared\/build\//,
    message: 'shared/build runs in Node while the bundles are made, never on a page.',
  },
  ...betweenRooms,
];

/** The rule. Its option says where the project's root is, and whether it looks at tests. */
export const zones = {
  meta: { schema: false },
  create(context) {
    const [{ root, isTest = false }] = context.options;
    const list = isTest ? everywhere : [...everywhere, ...inProduct];
    const nameOf = (file) =>
      path
        .relative(root, file)
        .replaceAll(path.sep, '/')
        .replace(/\.tsx?$/, '');
    const check = (node) => {
      const from = node.source?.value;
      if (typeof from !== 'string' || !/^(\.|@shared\/)/.test(from)) return;
      const base = from.startsWith('.') ? path.dirname(context.filename) : root;
      const imported = nameOf(path.resolve(base, from.replace(/^@/, '')));
      const zone = list.find(({ refused }) =>
        refused.test(`${nameOf(context.filename)} > ${imported}`),
      );
      if (zone) context.report({ node, message: zone.message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
