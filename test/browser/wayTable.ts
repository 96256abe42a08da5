import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { wholeWayType, type MeasuredWay } from './wholeWay';

const columns = ['name', 'kB', 'of', 'kB more', 'of', 'scripts', 'of'];

/** Prints what each screen fetched from its opening to the end of its main task, beside its limits. */
export default class WayTable implements Reporter {
  private readonly ways: MeasuredWay[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) {
      if (type === wholeWayType) this.ways.push(JSON.parse(description ?? '') as MeasuredWay);
    }
  }

  onEnd() {
    if (this.ways.length === 0) return;
    const rows = this.ways
      .sort((one, other) => one.name.localeCompare(other.name))
      .map(({ name, way, limit }) => [
        name,
        ...[way.kB, limit.kB, way.more, limit.more, way.scripts, limit.scripts].map(String),
      ]);
    console.log('\nFrom opening to the end of the main task, in gzip:');
    for (const [name = '', ...numbers] of [columns, ...rows]) {
      console.log(name.padEnd(26) + numbers.map((each) => each.padStart(8)).join(''));
    }
  }

  printsToStdio() {
    return false;
  }
}
