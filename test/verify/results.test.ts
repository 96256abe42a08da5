import { countPlaywright } from './results';

it('counts a test for each engine that ran it, and which of them failed', () => {
  const counts = new Map<string, { passed: number; failed: number }>();
  const specs = [
    {
      title: 'cart, dialogs give the focus back',
      tests: [{ status: 'expected' }, { status: 'unexpected' }, { status: 'skipped' }],
    },
  ];
  const file = 'test/engines/widgets.spec.ts';
  countPlaywright({ suites: [{ title: file, file, specs }], errors: [] }, counts);
  expect([...counts]).toEqual([['cart', { passed: 1, failed: 1 }]]);
});
