import { doubleOf } from './doubles';

describe('a double', () => {
  const names = [
    { id: 1, name: 'Old Coast', status: 'active' as const },
    { id: 2, name: 'Tidewater', status: 'archived' as const },
  ];

  it('has the same name in any case, archived or not', () => {
    expect(doubleOf(names, ' old COAST ', null)?.id).toBe(1);
    expect(doubleOf(names, 'tidewater', 1)?.id).toBe(2);
  });

  it('has a name that looks the same', () => {
    expect(doubleOf(names, 'Old\u00a0 Coast\u200b', null)?.id).toBe(1);
    expect(doubleOf(names, '\u200b', null)).toBeUndefined();
  });

  it('is neither the brand itself nor one for no name', () => {
    expect(doubleOf(names, 'Old Coast', 1)).toBeUndefined();
    expect(doubleOf(names, 'Old Coast', '1')).toBeUndefined();
    expect(doubleOf([{ id: 3, name: '', status: 'active' }], ' ', null)).toBeUndefined();
  });
});
