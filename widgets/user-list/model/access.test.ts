import { givesUp, problemsOf } from './refusal';
import { effectsOf } from './words';

const access = { role: 'sales', hasLimitedAccess: false, locationIds: [61, 62], isActive: true };
const roles = [
  { id: 'owner', name: 'Owner', says: '', managesUsers: true },
  { id: 'sales', name: 'Sales', says: '', managesUsers: false },
];
const locations = ['Vault', 'Annex', 'Dock'].map((name, index) => ({ id: 61 + index, name }));
const known = { roles, locations };

describe('what a change means', () => {
  it.each([
    [{ locationIds: null }, ['Works at all locations, also at new ones.']],
    [{ locationIds: [61, 63] }, ['Also works at: Dock.', 'No longer works at: Annex.']],
    [{ isActive: false }, [/^Can no longer sign in\./]],
    [{ hasLimitedAccess: true }, [/^Sees less than the role allows/]],
    [{ role: 'gone' }, ['Becomes gone instead of Sales.']],
  ])('of %j', (edits, says) => {
    const effects = effectsOf(known, access, { ...access, ...edits });
    expect(effects).toEqual(
      says.map((each) =>
        typeof each === 'string' ? each : (expect.stringMatching(each) as unknown),
      ),
    );
  });

  it('of some instead of all locations names those that are lost', () => {
    const all = { ...access, locationIds: null };
    expect(effectsOf(known, all, { ...all, locationIds: [61, 62] })).toEqual([
      'No longer works at every new location.',
      'No longer works at: Dock.',
    ]);
  });
});

it.each([
  [{ role: 'owner' }, ['Can change the access of everybody, also yours.']],
  [{ role: 'owner', hasLimitedAccess: true }, []],
])('says of %j whether others can be managed', (edits, says) => {
  const effects = effectsOf(known, access, { ...access, ...edits });
  expect(effects.filter((each) => each.includes('access of'))).toEqual(says);
});

describe('one’s own access', () => {
  const own = { ...access, role: 'owner' };
  const facts = { roles, managers: 1, isOwn: true };

  it.each([
    [{ role: 'sales' }, ['role']],
    [{ hasLimitedAccess: true }, ['hasLimitedAccess']],
    [{ isActive: false }, ['isActive']],
    [{ locationIds: [] }, ['locationIds']],
    [{ locationIds: [61] }, []],
  ])('of the last manager, changed by %j, is refused for %j', (edits, parts) => {
    expect(Object.keys(problemsOf(facts, own, { ...own, ...edits }))).toEqual(parts);
  });

  it('may be given up where there is another manager, and not by the sign-in', () => {
    const two = { ...facts, managers: 2 };
    const less = { ...own, role: 'sales' };
    expect(problemsOf(two, own, less)).toEqual({});
    expect(givesUp(two, own, less)).toBe(true);
    expect(problemsOf(two, own, { ...own, isActive: false })).toHaveProperty('isActive');
  });

  it('of somebody else is not one’s own', () => {
    const other = { ...facts, isOwn: false };
    expect(problemsOf(other, own, { ...own, isActive: false })).toEqual({});
  });
});
