import { createFocusKeeper, type FocusKeeper } from './createFocusKeeper';

let life: AbortController;
let keeper: FocusKeeper;

/** A widget on a page with a link before and after it, and its portal. */
const open = (html: string) => {
  document.body.innerHTML = `<a href="#before">Before</a><div id="host"><div id="screen">
    <h2 class="ww-title" tabindex="-1">Title</h2>${html}</div></div><div id="portal"></div><input id="after">`;
  life = new AbortController();
  keeper = createFocusKeeper(at('host'), life.signal);
  keeper.watch(at('screen'));
  keeper.watch(at('portal'));
};
afterEach(() => life.abort());

const at = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}.`);
  return found;
};
/** What is noticed of a change is noticed after it. */
const noticed = () => new Promise((resolve) => setTimeout(resolve, 0));
const title = () => document.querySelector('.ww-title');
const focused = () => document.activeElement;

const remove = async (id: string) => {
  at(id).remove();
  await noticed();
};

const list = `<ul id="list">${['a', 'b', 'c']
  .map(
    (id) => `<li id="${id}"><button id="remove-${id}">Remove</button>
      <input id="field-${id}" data-focus="${id}"></li>`,
  )
  .join('')}</ul>`;

const dialog = '<div id="dialog" role="dialog" tabindex="-1"><button id="inside">OK</button></div>';

describe('what had the focus goes', () => {
  it('and the title takes it', async () => {
    open('<div id="notice" role="alert"><button id="dismiss">Dismiss</button></div>');
    at('dismiss').focus();
    await remove('notice');
    expect(focused()).toBe(title());
  });

  it('and the next item of its list takes it, or the one before the last, or the title', async () => {
    open(list);
    at('remove-b').focus();
    await remove('b');
    expect(focused()).toBe(at('field-c'));
    await remove('c');
    expect(focused()).toBe(at('field-a'));
    await remove('list');
    expect(focused()).toBe(title());
  });

  it('together with the item after it', async () => {
    open(list);
    at('remove-a').focus();
    at('a').remove();
    at('b').remove();
    await noticed();
    expect(focused()).toBe(at('field-c'));
  });

  it('and what it belongs to takes it', async () => {
    open(`<div data-focus-group><button id="fewer">Fewer</button><input id="cases" data-focus="cases">
      </div>`);
    at('fewer').focus();
    at('fewer').setAttribute('disabled', '');
    await noticed();
    expect(focused()).toBe(at('cases'));
  });

  it('is put elsewhere in the list, and keeps it', async () => {
    open(list);
    at('remove-a').focus();
    at('list').append(at('a'));
    await noticed();
    expect(focused()).toBe(at('remove-a'));
  });

  it('where there is no title, and the first control takes it', async () => {
    open('<button id="cart">Cart</button><button id="retry">Retry</button>');
    title()?.remove();
    at('retry').focus();
    await remove('retry');
    expect(focused()).toBe(at('cart'));
  });

  it('in a shadow root, and the title in it takes it', async () => {
    open('');
    const shadow = at('host').attachShadow({ mode: 'open' });
    shadow.innerHTML = `<div><h2 class="ww-title" tabindex="-1">T</h2><button>Go</button></div>`;
    life.abort();
    life = new AbortController();
    keeper = createFocusKeeper(at('host'), life.signal);
    const element = shadow.querySelector('div');
    const button = shadow.querySelector('button');
    if (!element || !button) throw new Error('Nothing was drawn.');
    keeper.watch(element);
    button.focus();
    button.remove();
    await noticed();
    expect(shadow.activeElement).toBe(shadow.querySelector('.ww-title'));
  });
});

describe('a dialog', () => {
  const openDialog = (from: string) => {
    at(from).focus();
    at('portal').innerHTML = dialog;
    at('inside').focus();
  };

  it('gives the focus back to what opened it', async () => {
    open('<button id="opener">Open</button>');
    openDialog('opener');
    await remove('dialog');
    expect(focused()).toBe(at('opener'));
  });

  it('gives it back to what opened it, whatever behind it had the focus for a moment', async () => {
    open('<button id="opener">Open</button><button id="behind">Save</button>');
    openDialog('opener');
    at('behind').focus();
    at('inside').focus();
    await remove('dialog');
    expect(focused()).toBe(at('opener'));
  });

  it('gives it to what stands next where the opener went meanwhile', async () => {
    open(list);
    openDialog('remove-a');
    await remove('a');
    expect(focused()).toBe(at('inside'));
    await remove('dialog');
    expect(focused()).toBe(at('field-b'));
  });

  it('gives it to what stands next where the opener goes with it or after it', async () => {
    open(list);
    openDialog('remove-a');
    at('dialog').remove();
    at('a').remove();
    await noticed();
    expect(focused()).toBe(at('field-b'));
    openDialog('remove-b');
    await remove('dialog');
    expect(focused()).toBe(at('remove-b'));
    await remove('b');
    expect(focused()).toBe(at('field-c'));
  });

  it('keeps the focus when what had it in the dialog goes', async () => {
    open('<button id="opener">Open</button>');
    openDialog('opener');
    await remove('inside');
    expect(focused()).toBe(at('dialog'));
  });
});

describe('who went elsewhere keeps it', () => {
  it('at a control of the page', async () => {
    open(list);
    at('remove-a').focus();
    at('after').focus();
    await remove('a');
    expect(focused()).toBe(at('after'));
  });

  it('at another control of the widget', async () => {
    open(list);
    at('remove-a').focus();
    at('field-c').focus();
    await remove('a');
    expect(focused()).toBe(at('field-c'));
  });

  it('at nothing, where they clicked', async () => {
    open(list);
    at('remove-a').focus();
    at('remove-a').blur();
    await noticed();
    await remove('a');
    expect(focused()).toBe(document.body);
  });

  it('at nothing, where they clicked when the title could not take it', async () => {
    open('<button id="go">Go</button>');
    title()?.remove();
    at('go').focus();
    await remove('go');
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    at('screen').innerHTML = list;
    await noticed();
    expect(focused()).toBe(document.body);
  });
});

describe('asked to go to a key', () => {
  it('it goes there at once, or when it is drawn', async () => {
    open(list);
    keeper.moveTo('b');
    expect(focused()).toBe(at('field-b'));
    keeper.moveTo('d');
    expect(focused()).toBe(at('field-b'));
    at('list').insertAdjacentHTML('beforeend', '<li data-focus="d"><input id="field-d"></li>');
    await noticed();
    expect(focused()).toBe(at('field-d'));
  });

  it('it goes on from where the keeper went meanwhile', async () => {
    open(list);
    at('remove-a').focus();
    keeper.moveTo('d');
    await remove('a');
    expect(focused()).toBe(at('field-b'));
    at('list').insertAdjacentHTML('beforeend', '<li data-focus="d"><input id="field-d"></li>');
    await noticed();
    expect(focused()).toBe(at('field-d'));
  });

  it.each([
    ['went to another control', () => at('after').focus()],
    ['clicked elsewhere', () => document.body.dispatchEvent(new Event('pointerdown'))],
  ])('it stays where a person %s meanwhile', async (_, go) => {
    open(list);
    at('remove-a').focus();
    keeper.moveTo('d');
    go();
    const there = focused();
    at('list').insertAdjacentHTML('beforeend', '<li data-focus="d"><input id="field-d"></li>');
    await noticed();
    expect(focused()).toBe(there);
  });
});

it('does nothing after the widget has gone', async () => {
  open(list);
  at('remove-a').focus();
  life.abort();
  await remove('a');
  expect(focused()).toBe(document.body);
});
