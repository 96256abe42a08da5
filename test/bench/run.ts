import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { widgetNames } from '../../shared/build/widgets';
import { launch } from './browser';
import { benchedScreens, measureEdits } from './edits';
import { makeEmptyScreen } from './empty';
import { measureEvaluation } from './evaluation';
import { serveCompared, serveSite } from './servers';
import { editsTable, evaluationTable, hugeTable, type Table } from './tables';

// Measures what the README promises, on the bundles in `dist`, and prints it beside its limits. Times are only
// compared with times of the same run. `npm run bench -- cart` measures the widgets that are named, and writes nothing.
const wanted = process.argv.slice(2);
const widgets = widgetNames().filter((name) => wanted.length === 0 || wanted.includes(name));

await makeEmptyScreen();
const [browser, site] = await Promise.all([launch(), serveSite()]);
const compared = await serveCompared(site.origin);
try {
  const evaluation = [];
  for (const name of widgets) {
    evaluation.push(await measureEvaluation(browser, compared.origin, name));
  }
  const edits = [];
  const huge = [];
  const own: Table[] = [];
  for (const screen of await benchedScreens()) {
    if (!widgets.includes(screen.widget)) continue;
    const found = await measureEdits(browser, site.origin, screen);
    edits.push(...found.edits);
    huge.push(found.figure);
    if (screen.figures) own.push(screen.figures());
  }
  const tables = [evaluationTable(evaluation), editsTable(edits), hugeTable(huge), ...own];
  for (const table of tables) print(table);
  if (wanted.length === 0) {
    const machine = {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      node: process.version,
      browser: `Chromium ${browser.version()}`,
    };
    const found = JSON.stringify({ machine, evaluation, edits, huge }, null, 2);
    writeFileSync('test/bench/results.json', `${found}\n`);
  }
  if (tables.some(({ rows }) => rows.some(({ isOver }) => isOver))) process.exitCode = 1;
} finally {
  await browser.close();
  site.stop();
  compared.stop();
}

function print({ title, rows }: Table) {
  console.log(`\n${title}`);
  console.table(rows.map(({ isOver, ...row }) => ({ ...row, '': isOver ? 'OVER ITS LIMIT' : '' })));
}
