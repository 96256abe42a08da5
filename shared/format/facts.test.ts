import { factsOf, type Facts } from './facts';

it.each<[name: string, facts: Facts, shown: string]>([
  ['Blue Dream 3.5 g', ['Blue Dream', '3.5 g', 'case of 24'], 'case of 24'],
  ['Vape 21 g', ['1 g', '21 g'], '1 g'],
  ['Flower 3.5 g, cured', ['5 g', '3.5 g'], '5 g'],
  ['Vapes', ['Vape'], 'Vape'],
  ['Tin (1 g)', ['1 g', null, '', false], ''],
])('leaves out what the name says whole: %s', (name, facts, shown) =>
  expect(factsOf(facts, name)).toBe(shown),
);
