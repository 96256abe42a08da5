/** @jest-environment node */
import * as v from 'valibot';
import { jsonSchema } from './jsonSchema';
import { pythonConfigs } from './pythonConfigs';
import { schemaDocs } from './schemaDocs';

const common = { locale: v.optional(v.string()) };

/** The classes made of the config of a widget `menu` beside one of a widget with nothing of its own. */
function classesOf(entries: v.ObjectEntries, docs = new Map<string, string>()): string {
  const config = (widget: string, own: v.ObjectEntries) => {
    const schema = jsonSchema(v.object({ ...common, ...own }));
    return { widget, schema: { title: `Config of ${widget}`, ...schema }, docs };
  };
  const text = pythonConfigs([config('menu', entries), config('plain', {})]);
  return text.slice(text.indexOf('class '));
}

it('writes a class of what all have in common, and one of what a widget must and may be given', () => {
  const docs = new Map([
    ['slug', 'The seller: "green"'],
    ['urls.leave', 'A path \\ of this site.'],
  ]);
  const urls = v.optional(v.object({ leave: v.string() }));
  expect(classesOf({ slug: v.string(), urls }, docs))
    .toBe(`class CommonConfig(TypedDict, total=False):
    """The keys that every widget may be given."""
    locale: str


class MenuUrls(TypedDict):
    leave: str
    """A path \\\\ of this site."""


class _MenuConfig(CommonConfig):
    slug: str
    """The seller: "green\\""""


class MenuConfig(_MenuConfig, total=False):
    """Config of menu."""
    urls: MenuUrls


class PlainConfig(CommonConfig, total=False):
    """Config of plain."""
`);
});

it.each([
  [v.picklist(['a', 'b']), 'Literal["a", "b"]'],
  [v.picklist([1, 2]), 'Literal[1, 2]'],
  [v.union([v.number(), v.string()]), 'Union[float, str]'],
  [v.nullable(v.union([v.number(), v.string()])), 'Optional[Union[float, str]]'],
  [v.pipe(v.number(), v.integer()), 'int'],
  [v.boolean(), 'bool'],
  [v.array(v.string()), 'Sequence[str]'],
  [v.record(v.string(), v.boolean()), 'Mapping[str, bool]'],
  [v.unknown(), 'Any'],
])('says of %# what Python says', (schema, type) => {
  expect(classesOf({ key: v.optional(schema) })).toContain(`\n    key: ${type}\n`);
});

it('refuses two types by one name', () => {
  const object = v.object({ a: v.string() });
  expect(() => classesOf({ key: v.union([object, object]) })).toThrow('named MenuKey');
});

it('reads what comments say of the keys, spread ones and those below with them', () => {
  const docs = schemaDocs('widgets/cart/config.ts', 'cartConfig');
  expect(docs.get('token')).toBe('Names the cart in its address.');
  expect(docs.get('urls.checkout')).toMatch(/^Where an order is placed/);
  expect(docs.get('urls.base')).toMatch(/^Where the site is mounted/);
  expect(docs.get('csrf.token')).toBe('`get_token(request)`');
});
