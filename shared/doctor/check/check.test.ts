/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { jsonSchema } from '../../build/jsonSchema';
import { commonConfig, ownAddress } from '../../mount/config';
import { allErrors } from '../errors';
import { checkTemplate } from './check';
import { run } from './command';
import type { Schema } from './schema';

const config = v.object({
  ...commonConfig,
  urls: v.object({ page: ownAddress, login: v.optional(ownAddress) }),
  userRole: v.optional(v.picklist(['vendor', 'dispensary'])),
  defaultDispensary: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  columns: v.optional(v.array(v.string())),
});
const schema = jsonSchema(config) as Schema;
const schemas = new Map([
  ['cart', schema],
  ['batch-form', schema],
]);

const check = (template: string) =>
  checkTemplate(template, schemas).map(({ line, number, level, says }) => {
    const mark = level === 'error' ? '' : ' warning:';
    return `${line}: WW${number}${mark} ${says}`;
  });

const user = '"user": {"id": {{ user.pk }}, "role": "vendor"}';
const host = (json: string) => `<div data-widget="cart" data-config='${json}'></div>`;

describe('a template without fault', () => {
  it.each([
    ['says nothing of widgets', '<p class="a">{{ text }}</p>'],
    [
      'hands the config over',
      '{{ c|json_script:"c" }}<div data-widget="cart" data-config-from="c">',
    ],
    ['prints the block by hand', '<script id="c"></script><i data-widget=cart data-config-from=c>'],
    ['names the block by a variable', '<div data-widget="cart" data-config-from="{{ id }}">'],
    ['names the widget by a variable', '<div data-widget="{{ name }}" data-config="{">'],
    ['fills every value in', host(`{"urls": {"page": "{% url 'cart' %}"}, ${user}}`)],
    ['fills a choice in', host(`{"urls": {"page": "/c/"}, ${user}, "userRole": "{{ role }}"}`)],
    ['allows null', host(`{"urls": {"page": "/c/"}, ${user}, "defaultDispensary": null}`)],
    ['puts keys under a condition', host('{ {% if a %}"urls": 7{% endif %} }')],
    ['takes the config from the view', '<div data-widget="cart" data-config="{{ config }}">'],
    [
      'escapes the JSON by hand',
      `<b data-widget="cart" data-config="{&quot;urls&quot;:{{ u }},&quot;user&quot;:{{ v }}}">`,
    ],
    ['comments a host out', '{# <i data-widget="x" data-config> #}<!-- <i data-widget="card"> -->'],
    [
      'comments a tag out',
      '{# {% widget "crat" %} #}\n{% comment "for now" %}\n{% widget "crat" %}{% endcomment %}',
    ],
    ['comments a block out', '{% comment %}<div data-widget="card">\n{% endcomment %}'],
    [
      'uses the tag',
      '{% widget "cart" urls=urls userRole="vendor" currency=None %}…{% endwidget %}',
    ],
    [
      'gives the host attributes of its own',
      '{% widget "cart" urls=urls userRole="vendor" class="wide" data_isolation="shadow" hx_preserve=True %}',
    ],
    ['hands the tag a dict', '{% widget "cart" config=settings.cart %}{% endwidget %}'],
    ['names the widget of the tag by a variable', '{% widget name %}{% endwidget %}'],
  ])('%s', (_what, template) => {
    expect(check(template)).toEqual([]);
  });
});

describe('a host', () => {
  it.each([
    ['<i data-widget="crat">', '1: WW4 There is no widget "crat". Did you mean "cart"?'],
    [
      '<i data-widget="BatchForm">',
      '1: WW4 There is no widget "BatchForm". Did you mean "batch-form"?',
    ],
    ['<i data-widget="collapse">', '1: WW4 warning: There is no widget "collapse".'],
    ['<i data-widget="collapse" data-config="{}">', '1: WW4 There is no widget "collapse".'],
    [
      '\n\n<i data-widget="cart"\n  data-config-from="nowhere">',
      '3: WW3 warning: data-config-from: no json_script:"nowhere" in this template.',
    ],
    [
      '<i data-widget="cart" data-config="{{ config|safe }}">',
      '1: WW1 warning: data-config: with |safe a quote of the JSON ends the attribute.',
    ],
    [
      '<i data-widget="cart" data-config="{{ config|escapejs }}">',
      '1: WW11 data-config: |escapejs escapes the JSON a second time.',
    ],
  ])('%s', (template, line) => {
    expect(check(template)).toEqual([line]);
  });

  it.each([
    ['"{"urls": 1}"', /^1: WW1 data-config should be JSON: /],
    [`"{'urls': None}"`, /^1: WW12 data-config should be JSON: /],
    [`'{&amp;quot;urls&amp;quot;: 1}'`, /^1: WW11 data-config should be JSON: /],
  ])('with data-config=%s', (written, line) => {
    expect(check(`<div data-widget="cart" data-config=${written}>`)).toEqual([
      expect.stringMatching(line),
    ]);
  });
});

describe('a literal config', () => {
  it.each([
    [`{${user}}`, 'WW2 data-config: "urls" should be object, got nothing.'],
    [`{"urls": {}, ${user}}`, 'WW2 data-config: "urls.page" should be string, got nothing.'],
    [
      `{"urls": {{ urls }}, ${user}, "timeout": "5"}`,
      'WW2 data-config: "timeout" should be number of at least 1, got "5".',
    ],
    [
      `{"urls": {{ urls }}, ${user}, "timeout": 0}`,
      'WW2 data-config: "timeout" should be number of at least 1, got 0.',
    ],
    [
      `{"urls": {{ urls }}, ${user}, "vendorId": true}`,
      'WW2 data-config: "vendorId" should be number | string, got true.',
    ],
    [
      `{"urls": {{ urls }}, ${user}, "perms": {"edit": 1}}`,
      'WW2 data-config: "perms.edit" should be boolean, got 1.',
    ],
    [
      `{"urls": {{ urls }}, ${user}, "columns": ["a", 2]}`,
      'WW2 data-config: "columns.1" should be string, got 2.',
    ],
    [
      `{"urls": {{ urls }}, ${user}, "userRole": "staff"}`,
      'WW2 data-config: "userRole" should be "vendor" | "dispensary", got "staff".',
    ],
    [
      `{"urls": {{ urls }}, ${user}, "user_role": "vendor"}`,
      'WW2 warning: data-config: "user_role" is no key of this widget. Did you mean "userRole"?',
    ],
    [
      `{"urls": {"page": "/x/", "logn": "/l/"}, ${user}}`,
      'WW2 warning: data-config: "urls.logn" is no key of this widget. Did you mean "login"?',
    ],
    [
      `{"urls": {"page": "https://x.test/"}, ${user}}`,
      'WW5 warning: data-config: "urls.page" names a site: "https://x.test/".',
    ],
    [
      `{"urls": {{ urls }}, ${user}, "locale": "zh_Hans_CN"}`,
      'WW15 warning: data-config: "locale" is "zh_Hans_CN".',
    ],
    [
      `{"urls": {{ urls }}, ${user}, "timeZone": "Pacific Time"}`,
      'WW15 warning: data-config: "timeZone" is "Pacific Time".',
    ],
    ['{"urls": {{ urls }}}', 'WW14 warning: data-config: "user" is not there.'],
  ])('%s', (json, line) => {
    expect(check(host(json))).toEqual([`1: ${line}`]);
  });
});

it('checks the literal arguments of the template tag', () => {
  expect(
    check(`
      {% widget "crat" urls=urls %}{% endwidget %}
      {% widget 'cart' userRole="staff" perms=perms|default:"x" %}{% endwidget %}
      {% widget "cart" urls=urls colums=1 timeout=0 %}{% endwidget %}
      {% widget "cart" settings.cart %}{% endwidget %}
      {% widget "cart" urls=urls token="a" locale=5 id="b" load="idle" debug=True %}{% endwidget %}`),
  ).toEqual([
    '2: WW4 There is no widget "crat". Did you mean "cart"?',
    '3: WW2 {% widget "cart" %}: "urls" should be object, got nothing.',
    '3: WW2 {% widget "cart" %}: "userRole" should be "vendor" | "dispensary", got "staff".',
    '4: WW2 {% widget "cart" %}: "timeout" should be number of at least 1, got 0.',
    '4: WW2 {% widget "cart" %}: "colums" is no key of this widget. Did you mean "columns"?',
    '5: WW2 {% widget "cart" %} takes key=value, or config=dict, not settings.cart.',
    '6: WW2 {% widget "cart" %}: "locale" should be string, got 5.',
    '6: WW2 {% widget "cart" %}: "token" is no key of this widget.',
  ]);
});

it('shows each number that the table promises for it', () => {
  const promised = allErrors().filter(({ seen }) => seen.some((source) => source === 'check'));
  const shown = [
    '<i data-widget="crat">',
    '<i data-widget="cart" data-config-from="x">',
    ...['{', '{&#39;a&#39;}', '{&amp;quot;', '{"urls": {"page": "//x"}, "locale": "?"}'].map(host),
  ].flatMap((template) => checkTemplate(template, schemas).map(({ number }) => number));
  expect([...new Set([...shown, 2])].sort((a, b) => a - b)).toEqual(
    promised.map(({ number }) => number),
  );
});

describe('the command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'ww-check-'));
    const write = (name: string, content: string) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    };
    write('dist/config/cart.schema.json', JSON.stringify(schema));
    write('good/base.html', '{% widget "cart" urls=urls %}{% endwidget %}');
    write('warned/a.html', '<i data-widget="cart" data-config-from="x">');
    write('bad/shop/cart.html', '\n<i data-widget="crat">');
    write('bad/node_modules/x.html', '<i data-widget="crat">');
    write('bad/notes.txt', '<i data-widget="crat">');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const runOn = (name: string, dist = 'dist') =>
    run(['check', path.join(folder, name)], path.join(folder, dist));

  it('counts, and fails for errors only', () => {
    expect(runOn('good')).toEqual({ lines: ['1 template, 0 errors, 0 warnings.'], code: 0 });
    expect(runOn('warned')).toMatchObject({ code: 0 });
    expect(runOn('bad')).toEqual({
      lines: [
        `${path.join(folder, 'bad/shop/cart.html')}:2: WW4 There is no widget "crat". Did you mean "cart"?`,
        'Each number is explained in dist/errors.md.',
        '1 template, 1 error, 0 warnings.',
      ],
      code: 1,
    });
  });

  it.each([
    [[], /^Usage: /],
    [['chek', '.'], /^Usage: /],
    [['check', '/no/such/folder'], /is no folder/],
    [['check', '.'], /not built/],
  ])('says how it is used for %j', (args, line) => {
    const { lines, code } = run(args, '/no/such/dist');
    expect([lines[0], code]).toEqual([expect.stringMatching(line), 2]);
  });

  it('runs as a program', () => {
    const program = path.resolve('shared/doctor/bin/wholesale-widgets.mjs');
    const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['Usage: wholesale-widgets check <templates folder>\n', 2]);
  });
});
