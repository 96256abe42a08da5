import { waitFor } from '@testing-library/react';
import { widgetNames } from '../../shared/build/widgets';
import { openWidget } from '../support/openWidget';
import { changeAnswers, expectWhole, spoilAnswers } from '../support/spoilAnswers';

afterEach(() => jest.restoreAllMocks());

/** What is asked for the screen, by POST too, and no page: until a person does something, all of it is read. */
const isRead = ({ headers }: Request) => !(headers.get('Accept') ?? '').startsWith('text/html');

/** Once the screen has said something, and waits for nothing. */
async function isThere() {
  await waitFor(() =>
    expect(document.querySelector('[data-widget] .ww')?.textContent).toMatch(/\w/),
  );
  await expectWhole();
  await waitFor(() => expect(document.body).not.toHaveTextContent(/Loading/));
}

/** The same answer with `value` instead of all that the rows of its lists hold, but for what names a row. */
const emptied = (answer: unknown, value: unknown, isRow = false): unknown => {
  if (Array.isArray(answer)) return answer.map((each) => emptied(each, value, true));
  if (typeof answer !== 'object' || answer === null) return isRow ? value : answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, each]: [string, unknown]) => [
      key,
      key === 'id' ? each : emptied(each, value, isRow),
    ]),
  );
};

const reads = { null: 200, '{}': 200, '"ok"': 200, '': 204 };

describe.each(widgetNames())('%s stands where its reads bring what nobody promised', (name) => {
  it.each(Object.entries(reads))('%s %i', async (body, status) => {
    await openWidget(name, { before: () => Promise.resolve(spoilAnswers(isRead, status, body)) });
    await isThere();
  });

  it.each([null, undefined])('rows whose values are %s', async (value) => {
    const change = () => changeAnswers(isRead, (answer: unknown) => emptied(answer, value));
    await openWidget(name, { before: () => Promise.resolve(change()) });
    await isThere();
  });
});
