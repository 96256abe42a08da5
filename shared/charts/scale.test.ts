import { axisOf, drawnPoints, heightOf, writtenLabels } from './scale';

describe('the axis of a chart', () => {
  it.each([
    [[3, 8, 12], 0, 15],
    [[-40, 20], -40, 20],
    [[1200.5, 980], 0, 1500],
  ])('of %j begins at zero or below and ends at a round number', (values, lowest, highest) => {
    const axis = axisOf(values);
    expect([axis.lowest, axis.highest]).toEqual([lowest, highest]);
    expect(axis.ticks).toContain(0);
    expect(axis.ticks.length).toBeGreaterThanOrEqual(3);
    expect(axis.ticks.length).toBeLessThanOrEqual(5);
  });

  it('has whole lines only where all values are whole', () => {
    expect(axisOf([0, 1, 2]).ticks).toEqual([0, 1, 2]);
    expect(axisOf([0.5, 1]).ticks).toContain(0.5);
  });

  it('stands where there is nothing to show', () => {
    for (const none of [[], [0, 0], [null, null], [Number.NaN, Number.POSITIVE_INFINITY]]) {
      const axis = axisOf(none);
      expect(axis.highest).toBeGreaterThan(axis.lowest);
      expect(heightOf(0, axis)).toBe(0);
    }
  });
});

describe('the points that are drawn', () => {
  it('are all of a few', () => {
    expect(drawnPoints([5, null, 7], 300)).toEqual([0, 1, 2]);
  });

  it('are a bounded number of very many, with every peak and both ends', () => {
    const values = Array.from({ length: 5000 }, (_, index) => Math.sin(index / 9) * 100);
    values[1234] = 5000;
    values[4321] = -5000;
    const drawn = drawnPoints(values, 300);
    expect(drawn.length).toBeLessThanOrEqual(1200);
    expect(drawn).toEqual([...new Set(drawn)].sort((one, other) => one - other));
    for (const index of [0, 1234, 4321, 4999]) expect(drawn).toContain(index);
  });
});

it('writes the first, the last and some labels between', () => {
  expect(writtenLabels(3)).toEqual([0, 1, 2]);
  expect(writtenLabels(31)).toEqual([0, 8, 15, 23, 30]);
  expect(writtenLabels(0)).toEqual([]);
});
