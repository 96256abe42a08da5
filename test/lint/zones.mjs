import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A widget's rooms from the entry down. A file may import from its own room and from those below. */
const rooms = [
  ['entry.{ts,tsx}'],
  ['[A-Z]*.tsx'],
  ['components/**/*'],
  ['{slice,requests,selectors}.ts', 'state/**/*'],
  ['api.{ts,tsx}'],
  ['model/**/*'],
  ['config.{ts,tsx}'],
];

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const betweenWidgets = (widgets) =>
  widgets.map((name) => ({
    target: `./widgets/${name}`,
    from: './widgets',
    except: [`./${name}`],
    message: 'Widgets meet through the server and through shared/events, never by import.',
  }));

const betweenRooms = (name) => {
  const globs = rooms.map((room) => room.map((files) => `./widgets/${name}/${files}`));
  return globs.slice(1).map((target, above) => ({
    target,
    from: globs.slice(0, above + 1).flat(),
    message:
      'Imports go entry, screen, components, state, api, model, config, shared: never back up.',
  }));
};

const outsideWidgets = [
  {
    target: './fixtures/backend',
    from: '.',
    except: ['./fixtures/backend', './shared/contract', './node_modules'],
    message: 'The fixture backend shares no logic with the widgets, only shared/contract.',
  },
  {
    target: './shared/contract',
    from: '.',
    except: ['./shared/contract', './node_modules'],
    message: 'The contract stands alone: the fixture backend reads it too.',
  },
  { target: './fixtures', from: './test', message: 'The fixture site runs without the tests.' },
];

const aboveShared = [
  {
    target: './shared',
    from: './widgets',
    message: 'shared knows no widget. Let the widget hand over what differs.',
  },
  {
    target: ['./shared', './widgets'],
    from: ['./fixtures', './test'],
    message: 'Only tests read fixtures and test.',
  },
  {
    target: ['./widgets', './shared'],
    from: './{widgets,shared}/**/*.testkit.{ts,tsx}',
    message: 'Only tests read a testkit.',
  },
  {
    target: './widgets',
    from: './shared/build',
    message: 'shared/build runs in Node while the bundles are made, never on a page.',
  },
];

/**
 * Who may import whom, made from the folders found under `root`, so that a new widget is protected
 * by being there.
 *
 * `product` is for what ships and for the fixtures; `tests` is what still holds in a test file.
 */
export function importZones(root) {
  const widgets = foldersIn(path.join(root, 'widgets'));
  const tests = [...betweenWidgets(widgets), ...outsideWidgets];
  return { product: [...tests, ...aboveShared, ...widgets.flatMap(betweenRooms)], tests };
}
