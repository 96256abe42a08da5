import { screen, within } from '@testing-library/react';
import type { backend } from '../../test/support/fixturePage';
import { changeAnswers } from '../../test/support/spoilAnswers';

// A list of products as cards, as a person sees it.

export const cardOf = (name: string) => screen.findByRole('article', { name });

/** The names on the cards, in order. */
export const namesShown = async () => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
};

export const addButton = (name: string) => screen.findByRole('button', { name: `Add ${name}` });

export const casesOf = (name: string) => screen.findByRole('textbox', { name: `Cases of ${name}` });

/** The text of a card, once it says it. */
export const saidOn = async (name: string, text: string | RegExp) =>
  within(await cardOf(name)).findByText(text);

/** From now on the server writes something else in the answers of this path. */
export const rewriteAnswers = (path: string, from: string, to: string) =>
  changeAnswers(
    ({ url }) => url.includes(path),
    (answer) => JSON.parse(JSON.stringify(answer).replaceAll(from, to)) as object,
  );

/** What was asked of a call, by its id. */
export const asked = async (
  { backend: { log } }: { backend: Pick<typeof backend, 'log'> },
  route: string,
) =>
  (await log())
    .filter((entry) => entry.route === route)
    .map(({ path }) => new URL(path, location.origin).searchParams);
