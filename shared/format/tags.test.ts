import { readTags, writeTags } from './tags';

it.each([
  [[], ''],
  [['New', 'Sun-grown'], 'New, Sun-grown'],
  [['a, b', 'the "best"'], '"a, b", "the ""best"""'],
])('writes %j and reads it as it was', (tags, text) => {
  expect(writeTags(tags)).toBe(text);
  expect(readTags(text)).toEqual(tags);
});

it('takes what people type: blanks, empty ones and doubles go', () => {
  expect(readTags(' New ,, new,Seasonal , ')).toEqual(['New', 'Seasonal']);
  expect(readTags('Sun\u00a0grown, sun  grown, \u200b')).toEqual(['Sun\u00a0grown']);
  expect(readTags('an "open quote, here')).toEqual(['an "open quote', 'here']);
});
