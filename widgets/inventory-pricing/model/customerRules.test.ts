import type { RuleBody, RuleField } from '@shared/contract/rules';
import { readRule } from '@shared/rules/rules';
import { rulesAbout } from './customerRules';
import { row as gelato } from './rows.testkit';

const condition = (name: string, more: Partial<RuleField> = {}): RuleField => ({
  name,
  label: name,
  type: 'choice',
  is_condition: true,
  ...more,
});

const fields = [
  condition('dispensary_class_id', { options: [{ value: 1, label: 'Medical' }] }),
  condition('brand_id'),
  condition('product_id', {
    options: [{ value: 5, label: 'Gelato', of: [{ field: 'brand_id', value: 11 }] }],
  }),
  condition('size', {
    options: [
      { value: 32, label: '1 g' },
      { value: 33, label: '7 g' },
    ],
  }),
  { ...condition('discount'), type: 'percent', is_condition: false, phrase: '%s off' },
];

const row = { ...gelato, productId: '5', packageSize: '1 g' };
const about = (bodies: Omit<RuleBody, 'id'>[], of = row) => {
  const rules = bodies.map((body, id) => readRule({ id, discount: '5', ...body }, fields));
  return rulesAbout({ rules, fields }, { locale: 'en-US', money: String })(of);
};

it.each<[string, Omit<RuleBody, 'id'>, boolean]>([
  ['every customer', {}, true],
  ['some customers', { dispensary_class_id: 1 }, true],
  ['its product and size', { product_id: '5', size: 32 }, true],
  ['another product', { product_id: 6 }, false],
  ['another size', { size: 33 }, false],
  ['the brand of its product', { brand_id: 11 }, true],
  ['another brand than its product is of', { brand_id: 12 }, false],
  ['what excludes itself', { product_id: 5, brand_id: 12 }, false],
])('says whether a rule about %s may apply', (_, body, mayApply) => {
  const said = about([body]);
  expect(said?.[1]?.endsWith('5% off')).toBe(mayApply ? true : undefined);
});

it.each<[string, Omit<RuleBody, 'id'>, Partial<typeof row>]>([
  ['another brand than its choices say', { brand_id: 12 }, { brandId: '12' }],
  ['its product, of whose brand the choices say otherwise', { product_id: 5 }, { brandId: '12' }],
  ['a size, where none is known', { size: 33 }, { packageSize: '' }],
])('takes for a rule that may apply one about %s', (_, body, known) => {
  expect(about([body], { ...row, ...known })).toHaveLength(2);
});

it('tells the first three in their order, and how many more there are; none that sets nothing', () => {
  const bodies = ['', '5', '10', '15', '20', '25'].map((discount) => ({ discount }));
  const told = ['Everything: 5% off', 'Everything: 10% off', 'Everything: 15% off'];
  expect(about(bodies)).toEqual(['Customers’ rules', ...told, 'and 2 more']);
});
