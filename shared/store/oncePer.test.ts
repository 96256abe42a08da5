import { oncePer, oncePerText } from './oncePer';

describe('oncePer', () => {
  it('works out the answer of an object once, also where that is nothing', () => {
    const asked: object[] = [];
    const answerOf = oncePer((key: object): string | undefined => {
      asked.push(key);
      return undefined;
    });
    const [one, other] = [{}, {}];
    expect([answerOf(one), answerOf(one), answerOf(other)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(asked).toEqual([one, other]);
  });

  it('has answers of its own for each function', () => {
    const key = { size: 3 };
    expect(oncePer(({ size }: typeof key) => size)(key)).toBe(3);
    expect(oncePer(({ size }: typeof key) => size * 2)(key)).toBe(6);
  });
});

it('works a value out once for each text, also when there is none', () => {
  const make = jest.fn((text: string) => (text === 'none' ? undefined : text.length));
  const lengthOf = oncePerText(make);
  expect([lengthOf('de'), lengthOf('none'), lengthOf('de'), lengthOf('none')]).toEqual([
    2,
    undefined,
    2,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});
