import { changesBetween, importRows } from './importing';
import { rebase } from './rebase';
import { decideWorld, makeRandom } from './rules.testkit';
import { keysOf, noWork } from './work';

it('deletes what the preview of a replacing file names and nothing else, for 300 seeded files', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = makeRandom(seed);
    const { fields, rules } = decideWorld(12, seed);
    const [theirs, ...saved] = rules;
    if (!theirs) throw new Error('There is no rule.');
    const kept = saved.filter(() => random() < 0.5);
    const fixed = new Set(saved.filter(() => random() < 0.2).map(({ key }) => key));
    let made = 0;
    const after = importRows(
      saved,
      noWork,
      {
        rows: kept
          .filter((_, index) => index % 3 > 0)
          .map((base, index) => ({ row: index + 2, base, values: base.values })),
        faulty: kept
          .filter((_, index) => index % 3 === 0)
          .map(({ key }, index) => ({ row: index + 40, key })),
      },
      'replace',
      () => `new ${(made += 1)}`,
      ({ key }) => fixed.has(key),
    );
    const unnamed = saved.filter((rule) => !kept.includes(rule) && !fixed.has(rule.key));
    const named = keysOf(changesBetween(saved, fields, noWork, after).deleted);
    expect(named).toEqual(keysOf(unnamed));
    // A colleague's rule that comes after the preview stays.
    expect(keysOf(rebase(saved, [...saved, theirs], after).deleted)).toEqual(named);
  }
});
