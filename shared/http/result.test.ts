import type { Failure } from './failure';
import { allResults, imported, mapResult, UnreadableAnswer, type Result } from './result';

const refused: Failure = { kind: 'refused', status: 400, message: 'Only 9 left.', fields: [] };
const answered = <T>(value: T): Promise<Result<T>> => Promise.resolve({ ok: true, value });
const failing: Promise<Result<never>> = Promise.resolve({ ok: false, failure: refused });
const never = new Promise<Result<never>>(() => undefined);

describe('an answer that is read', () => {
  it('has what was read as its value, and its failure as it came', async () => {
    expect(await mapResult(answered(7), String)).toEqual({ ok: true, value: '7' });
    expect(await mapResult(failing, String)).toEqual({ ok: false, failure: refused });
  });

  it('is a failure of the server where it does not bring what was asked for', async () => {
    const read = () => {
      throw new UnreadableAnswer('The answer has no list.');
    };
    expect(await mapResult(answered(7), read)).toMatchObject({
      ok: false,
      failure: { kind: 'server', message: 'The answer has no list.' },
    });
  });

  it('lets a programming error pass', async () => {
    const error = new TypeError('no such thing');
    const read = () => {
      throw error;
    };
    await expect(mapResult(answered(7), read)).rejects.toBe(error);
  });
});

describe('several calls', () => {
  it('have their values in order', async () => {
    expect(await allResults([answered(7), answered('a')])).toEqual({ ok: true, value: [7, 'a'] });
  });

  it('fail with the first of them, without waiting for the others', async () => {
    expect(await allResults([never, failing])).toEqual({ ok: false, failure: refused });
  });

  it('let a programming error pass', async () => {
    const error = new TypeError('no such thing');
    await expect(allResults([never, Promise.reject<Result<never>>(error)])).rejects.toBe(error);
  });
});

it('is a failure of the connection where code that is needed beside a call could not be fetched', async () => {
  expect(await imported(Promise.resolve({ read: 7 }))).toEqual({ ok: true, value: { read: 7 } });
  const failed = imported(Promise.reject(new TypeError('Failed to fetch')));
  expect(await failed).toMatchObject({ ok: false, failure: { kind: 'offline' } });
});
