import { doubleOf } from './doubles';
import { conflictsOf, openEdits } from './fields';

const fields = { name: 'Old Coast', description: 'By the sea', website: '' };

describe('what is not saved yet', () => {
  it('is what differs from what the brand has', () => {
    expect(openEdits({ name: 'Old Coast', website: 'https://a.example/' }, fields)).toEqual({
      website: 'https://a.example/',
    });
  });

  it('is a field that was emptied, too', () => {
    expect(openEdits({ description: '' }, fields)).toEqual({ description: '' });
  });

  it.each([{}, { name: 'Old Coast' }, { name: ' Old Coast ' }])('is nothing in %j', (edits) => {
    expect(openEdits(edits, fields)).toBeNull();
  });
});

describe('a conflict', () => {
  const edits = { name: 'New Coast', website: 'https://a.example/' };

  it('is a field that both changed, to something else', () => {
    const now = { ...fields, name: 'Far Coast', description: 'Inland' };
    expect(conflictsOf(edits, fields, now)).toEqual(['name']);
  });

  it('is none where both changed it to the same', () => {
    expect(conflictsOf(edits, fields, { ...fields, name: 'New Coast' })).toEqual([]);
  });
});

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
    expect(doubleOf([{ id: 3, name: '', status: 'active' }], ' ', null)).toBeUndefined();
  });
});
