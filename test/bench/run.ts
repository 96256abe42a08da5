import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from './browser';
import { builtWidgets, measureBytes } from './bytes';
import { bytesChart } from './chart';
import { benchedScreens, measureEdits } from './edits';
import { measureEvaluation } from './evaluation';
import { makePeers } from './peers';
import { record } from './record';
import { servePeers, serveSite } from './servers';
import { bytesTable, editsTable, evaluationTable, hugeTable, type Table } from './tables';

// Measures what the README promises, on the bundles in `dist`, and prints it beside its limits. Times are only
// compared with times of the same run. `npm run bench -- cart` measures the widgets that are named, and writes nothing.
const wanted = process.argv.slice(2);
const widgets = builtWidgets().filter((name) => wanted.length === 0 || wanted.includes(name));

await makePeers();
const [browser, site] = await Promise.all([launch(), serveSite()]);
const peers = await servePeers(site.origin);
try {
  const bytes = await measureBytes();
  const evaluation = await measureEvaluation(browser, peers.origin, widgets);
  const edits = [];
  const huge = [];
  for (const screen of await benchedScreens()) {
    if (!widgets.includes(screen.widget)) continue;
    const found = await measureEdits(browser, site.origin, screen);
    edits.push(...found.edits);
    huge.push(found.figure);
  }
  const tables = [
    bytesTable(bytes),
    evaluationTable(evaluation),
    editsTable(edits),
    hugeTable(huge),
  ];
  for (const table of tables) print(table);
  if (wanted.length === 0) {
    record({ bytes, evaluation, edits, huge }, `Chromium ${browser.version()}`);
    mkdirSync('fixtures/index/pictures', { recursive: true });
    writeFileSync('fixtures/index/pictures/bytes.svg', bytesChart(bytes));
  }
  if (tables.some(({ rows }) => rows.some(({ isOver }) => isOver))) process.exitCode = 1;
} finally {
  await browser.close();
  site.stop();
  peers.stop();
}

function print({ title, rows }: Table) {
  console.log(`\n${title}`);
  console.table(rows.map(({ isOver, ...row }) => ({ ...row, '': isOver ? 'OVER ITS LIMIT' : '' })));
}
