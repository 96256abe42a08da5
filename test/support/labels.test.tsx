const markup = `
  <label for="a">one</label><label for="a">two</label>
  <label>around <span><input id="a"></span><input id="b"></label>
  <label for="b">b</label><input id="b"><label for="c">first of two</label><p id="c"></p><input id="c">
  <label for="">nothing</label><input id=""><label><input type="hidden"><select></select></label>
  <button id="d">Go</button><label for="d">d</label><textarea></textarea>
  <label for="later">later</label><output></output>`;

const labelsIn = (root: Element) =>
  [...root.querySelectorAll<HTMLInputElement>('input, select, button, textarea, output')].map(
    ({ labels }) => labels && [...labels].map((label) => label.textContent.trim()),
  );

/** Fields outside the page have jsdom's own labels. */
const twins = () => {
  const [onPage = document.body, apart = document.body] = [1, 2].map(() => {
    const root = document.createElement('form');
    root.innerHTML = markup;
    return root;
  });
  document.body.replaceChildren(onPage);
  return { onPage, apart };
};

afterEach(() => document.body.replaceChildren());

it('gives the fields of the page the labels that jsdom gives them', () => {
  const { onPage, apart } = twins();
  expect(labelsIn(onPage)).toEqual(labelsIn(apart));
  expect(labelsIn(onPage)[0]).toEqual(['one', 'two', 'around']);
});

it.each<[string, (root: Element) => void]>([
  ['an id', (root) => root.querySelector('textarea')?.setAttribute('id', 'later')],
  ['a label', (root) => root.querySelector('label')?.remove()],
  ['a text', (root) => root.querySelector('label')?.replaceChildren('other')],
  ['a kind', (root) => root.querySelector('input')?.setAttribute('type', 'hidden')],
])('follows when %s changes', (_what, change) => {
  const { onPage, apart } = twins();
  const before = labelsIn(onPage);
  change(onPage);
  change(apart);
  expect(labelsIn(onPage)).toEqual(labelsIn(apart));
  expect(labelsIn(onPage)).not.toEqual(before);
});
