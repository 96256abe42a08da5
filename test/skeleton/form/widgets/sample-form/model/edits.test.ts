import { stillUnsaved, withoutSent } from './edits';

const saved = { name: 'Blue Dream', note: '' };

describe('what is not saved yet', () => {
  it('is what differs from what the server has', () => {
    expect(stillUnsaved({ name: 'Blue Dream', note: 'Sold out' }, saved)).toEqual({
      note: 'Sold out',
    });
  });

  it('is nothing where everything is as the server has it', () => {
    expect(stillUnsaved({ name: 'Blue Dream' }, saved)).toBeNull();
    expect(stillUnsaved({}, saved)).toBeNull();
  });

  it('is a field that was emptied, too', () => {
    expect(stillUnsaved({ name: '' }, saved)).toEqual({ name: '' });
  });
});

it('keeps what was typed into a field after it was sent', () => {
  const edits = { name: 'Blue Dream 2', note: 'Sold out' };
  expect(withoutSent(edits, { name: 'Blue Dream 1', note: 'Sold out' })).toEqual({
    name: 'Blue Dream 2',
  });
});
