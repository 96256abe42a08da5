import { focusKeeper } from './focusKeeper';

const at = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}.`);
  return found;
};
/** What is noticed of a change is noticed after it. */
const noticed = () => new Promise((resolve) => setTimeout(resolve, 0));

it('gives the focus back to what opened a dialog before the code of the keeper came', async () => {
  document.body.innerHTML = `<div id="host"><div id="screen"><h2 class="ww-title" tabindex="-1">Title</h2>
    <button id="open">Terms</button></div></div><div id="portal"></div>`;
  const life = new AbortController();
  const keeper = focusKeeper(at('host'), life.signal);
  keeper.watch(at('screen'));
  keeper.watch(at('portal'));
  at('open').focus();
  at('portal').innerHTML = '<div id="dialog" role="dialog"><button id="inside">OK</button></div>';
  at('inside').focus();
  await import('./createFocusKeeper');
  await noticed();
  at('dialog').remove();
  await noticed();
  expect(document.activeElement).toBe(at('open'));
  life.abort();
});
