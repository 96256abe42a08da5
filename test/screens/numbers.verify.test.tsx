import { waitFor } from '@testing-library/react';
import { openField, toldOf } from '../support/fields';
import type { Field, NumberField } from '../support/fields';
import { screensWith } from '../support/screensWith';

// Every screen in which people type numbers that are sent by themselves or shared out.
const inputs =
  /(AddField|CommitField|DiscountField|NumberField|QuantityField|RowMoves)'|useNumberText/;

/** What most of them show when they are opened. */
const firstNumber = () =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>(
      'input:is([inputmode=numeric], [inputmode=decimal])',
    );
    if (!field) throw new Error('It shows none: page.testkit.ts has to say the way in `numbers`.');
    return field;
  });

const numberFields = screensWith(inputs).flatMap((widget) =>
  Object.entries(toldOf(widget).numbers ?? { 'a number': { reach: firstNumber } }).map(
    ([says, field]) => [widget, says, { ...field, widget }] as const,
  ),
);

// How a number may be written is asked of `readNumber`; here, that each field asks it, and of all that is pasted.
it.each(numberFields)(
  '%s, %s: what is pasted and no number is not sent, and the field says what is wrong',
  async (
    _name,
    _says,
    { send = (user) => user.keyboard('{Enter}'), ...where }: NumberField & Field,
  ) => {
    const { user, backend, field } = await openField(where);
    for (const [text, says] of [
      ['2\n3\n4', 'Enter one number only.'],
      ['5 DOZ', /Enter an? /],
    ] as const) {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await send(user);
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(expect.stringMatching(says) as string),
      );
      expect(field).toBeInvalid();
    }
    expect((await backend.log()).filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);
