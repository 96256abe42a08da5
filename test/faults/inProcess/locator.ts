import { File as NodeFile } from 'node:buffer';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { computeAccessibleName } from 'dom-accessibility-api';
import { untilChange } from '../../untilChange';
import { nextFrame, settle, untilPasses } from './clock';
import { selectorOf } from './roles';

// The clock stands still, so nothing may wait between two keys.
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

type Wanted = string | RegExp;

const notShown = '[hidden],[inert],[style*="display: none"],noscript,script,style,template';
export const isShown = (element: Element) => element.isConnected && !element.closest(notShown);
// jsdom draws nothing and has no such method.
Element.prototype.checkVisibility = function (this: Element) {
  return isShown(this);
};
const isExposed = (element: Element) => isShown(element) && !element.closest('[aria-hidden=true]');

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** As Playwright compares texts: a string is looked for anywhere and in any case, unless it must be exact. */
function fits(text: string | null, wanted: Wanted, exact = false): boolean {
  if (wanted instanceof RegExp) return wanted.test(plain(text));
  if (exact) return plain(text) === plain(wanted);
  return plain(text).toLowerCase().includes(plain(wanted).toLowerCase());
}

const names = untilChange(() => new Map<Element, string>());
const founds = untilChange(() => new Map<Element, Map<string, Element[]>>());

/** An element's name, worked out once for as long as the page stays as it is: most looks find what the last one did. */
function nameOf(element: Element): string {
  // The name of what holds a field can hold what is typed there, of which the page says nothing.
  const isKept = element.querySelector('input,select,textarea') === null;
  const known = isKept ? names().get(element) : undefined;
  if (known !== undefined) return known;
  const name = computeAccessibleName(element, { computedStyleSupportsPseudoElements: false });
  if (isKept) names().set(element, name);
  return name;
}

/** The elements in `root` that a role's selector fits, which asks for names and attributes alone. */
function inRole(root: Element, role: string): Element[] {
  const ofRoot = founds().get(root) ?? new Map<string, Element[]>();
  founds().set(root, ofRoot);
  const found = ofRoot.get(role) ?? [...root.querySelectorAll(selectorOf(role))];
  ofRoot.set(role, found);
  return found;
}

/** What stands for a field's label, also for one that is not shown. */
const labelsOf = (element: Element) => [
  ...[...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent),
  element.getAttribute('aria-label'),
  ...(element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? ''),
];

const isDisabled = (element: Element) =>
  element.matches(':disabled') || element.closest('fieldset:disabled') !== null;
const isUsable = (element: Element) => isShown(element) && !isDisabled(element);

interface RoleOptions {
  name?: Wanted;
  exact?: boolean;
  expanded?: boolean;
}

/**
 * The elements of the page that a description fits, looked up anew at each use, as those of Playwright are: as much of
 * its interface as the drivers use. What acts waits for one element that is shown and enabled, and refuses two.
 */
export class PageLocator {
  constructor(private readonly find: () => Element[]) {}

  private within(search: (root: Element) => Iterable<Element>): PageLocator {
    return new PageLocator(() => [...new Set(this.find().flatMap((root) => [...search(root)]))]);
  }

  locator = (css: string) => this.within((root) => root.querySelectorAll(css));

  getByRole = (role: string, { name, exact, expanded }: RoleOptions = {}) =>
    this.within((root) =>
      inRole(root, role).filter(
        (each) =>
          isExposed(each) &&
          (expanded === undefined || each.getAttribute('aria-expanded') === String(expanded)) &&
          (name === undefined || fits(nameOf(each), name, exact)),
      ),
    );

  getByText = (wanted: Wanted, { exact = false } = {}) =>
    this.within((root) => {
      const has = (each: Element) =>
        !each.matches('script,style,noscript') && fits(each.textContent, wanted, exact);
      // Most looks find nothing: what the whole does not hold no part of it does.
      if (typeof wanted === 'string' && !fits(root.textContent, wanted)) return [];
      const all = [...root.querySelectorAll('*')].filter(has);
      return all.filter((each) => !all.some((other) => other !== each && each.contains(other)));
    });

  getByLabel = (wanted: Wanted, { exact = false } = {}) =>
    this.within((root) =>
      [...root.querySelectorAll('input,select,textarea,[aria-label],[aria-labelledby]')].filter(
        (each) => labelsOf(each).some((label) => fits(label, wanted, exact)),
      ),
    );

  filter = ({ hasText, has }: { hasText?: Wanted; has?: PageLocator }) =>
    new PageLocator(() =>
      this.find().filter(
        (each) =>
          (hasText === undefined || fits(each.textContent, hasText)) &&
          (!has || has.find().some((inner) => each !== inner && each.contains(inner))),
      ),
    );

  and = (other: PageLocator) =>
    new PageLocator(() => {
      const others = new Set(other.find());
      return this.find().filter((each) => others.has(each));
    });
  or = (other: PageLocator) =>
    new PageLocator(() => [...new Set([...this.find(), ...other.find()])]);
  first = () => new PageLocator(() => this.find().slice(0, 1));
  last = () => new PageLocator(() => this.find().slice(-1));
  nth = (index: number) => new PageLocator(() => this.find().slice(index, index + 1));

  /** What is there now. */
  now = () => this.find();

  private async read<Answer>(answer: (found: Element[]) => Answer): Promise<Answer> {
    await settle();
    return answer(this.find());
  }
  count = () => this.read((found) => found.length);
  isVisible = () => this.read((found) => found.some(isShown));
  allTextContents = () => this.read((found) => found.map(({ textContent }) => textContent));

  /** The one element, once it is there and as it must be. */
  private one(isReady: (element: Element) => boolean = () => true) {
    return untilPasses(() => {
      const found = this.find();
      const [element] = found;
      if (!element)
        throw new Error(`Not on the page: ${plain(document.body.textContent).slice(-600)}`);
      if (found.length > 1)
        throw new Error(
          `${found.length} elements, where one was meant: ${element.outerHTML.slice(0, 200)}`,
        );
      if (!isReady(element))
        throw new Error(`Not to be used yet: ${element.outerHTML.slice(0, 200)}`);
      return element as HTMLElement;
    });
  }
  private usable = () => this.one(isUsable);

  /** Those that are there now: each can be pressed as long as it is. */
  elementHandles = () =>
    this.read((found) =>
      found.map((element) => ({
        click: async () => {
          const isThere = await untilPasses(() => {
            if (element.isConnected && !isUsable(element))
              throw new Error(`Not to be used yet: ${element.outerHTML.slice(0, 200)}`);
            return element.isConnected;
          });
          if (!isThere) throw new Error('It is gone.');
          await this.act(element as HTMLElement, (each) => user.click(each));
        },
      })),
    );

  textContent = async () => (await this.one()).textContent;
  getAttribute = async (name: string) => (await this.one()).getAttribute(name);
  inputValue = async () => ((await this.one()) as HTMLInputElement).value;
  isChecked = async () => ((await this.one()) as HTMLInputElement).checked;
  isEnabled = async () => !isDisabled(await this.one());

  private async act(element: HTMLElement, action: (element: HTMLElement) => unknown) {
    await action(element);
    await nextFrame();
  }
  click = async () => this.act(await this.usable(), (each) => user.click(each));
  focus = async () => this.act(await this.one(), (each) => each.focus());
  fill = async (text: string) =>
    this.act(await this.usable(), (each) => {
      each.focus();
      fireEvent.input(each, { target: { value: text } });
    });
  press = async (key: string) =>
    this.act(await this.one(), (each) => {
      each.focus();
      return user.keyboard(keysOf(key));
    });
  setChecked = async (isOn: boolean) =>
    this.act(await this.usable(), async (each) => {
      if ((each as HTMLInputElement).checked !== isOn) await user.click(each);
    });
  check = () => this.setChecked(true);
  uncheck = () => this.setChecked(false);
  selectOption = async (option: string) => {
    const isIt = ({ value, label }: HTMLOptionElement) =>
      value === option || plain(label) === option;
    const hasIt = (each: Element) => [...(each as HTMLSelectElement).options].some(isIt);
    const select = (await this.one(
      (each) => !isDisabled(each) && hasIt(each),
    )) as HTMLSelectElement;
    await this.act(select, () =>
      user.selectOptions(select, [...select.options].find(isIt)?.value ?? ''),
    );
  };
  setInputFiles = async ({
    name,
    mimeType,
    buffer,
  }: {
    name: string;
    mimeType: string;
    buffer: Buffer;
  }) => this.act(await this.one(), (each) => user.upload(each, fileOf(buffer, name, mimeType)));
}

/** A file of node: its forms and answers know no other. */
const fileOf = (content: Buffer, name: string, type: string) =>
  new NodeFile([content], name, { type }) as unknown as File;

/** A key as user-event names it. */
export const keysOf = (key: string) => (key.length > 1 ? `{${key}}` : key);
