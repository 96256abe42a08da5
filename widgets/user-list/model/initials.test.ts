import { initialsOf } from './initials';

it.each([
  ['Ana Lucia de Souza', 'AS'],
  ['ada', 'A'],
  ['(Temp) Élodie', 'TÉ'],
  ['李 小龙', '李小'],
  ['🇫🇷', '🇫🇷'],
  ['👩🏽‍🌾 ✂', '👩🏽‍🌾'],
  ['…', '…'],
])('of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
