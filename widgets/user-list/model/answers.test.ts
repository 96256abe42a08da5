import { readUsers } from './answers';

const user = {
  id: 7,
  name: 'Priya Shah',
  role: 'sales',
  hasLimitedAccess: false,
  locationIds: [61],
  isActive: true,
  email: 'priya@shop.example',
  lastSeen: '2026-11-22T08:15:00Z',
  changedBy: { id: 11, name: 'Maya Ortiz' },
};
const answer = {
  users: [user],
  count: 31,
  total: 40,
  roles: [{ id: 'sales', name: 'Sales', says: 'Sells.', managesUsers: false }],
  locations: [{ id: 61, name: 'Main vault' }],
  managers: 2,
  hasLimitedAccess: false,
  hasEditPermission: true,
};

it('takes an answer as the contract has it', () => {
  expect(readUsers(answer)).toEqual(answer);
});

it.each([null, [], 'users', { users: null }, { users: {} }])(
  'takes %j for a failure and not for an empty list',
  (wrong) => {
    expect(() => readUsers(wrong)).toThrow('The answer has no list of users.');
  },
);

it('reads what is missing or wrong as nothing, and leaves out what has no id', () => {
  const users = [{ id: 7, name: {}, role: [], lastSeen: 'soon', changedBy: 'me' }, {}, null];
  expect(readUsers({ users, roles: [null, { id: 'x' }], locations: {}, count: -1 })).toEqual({
    users: [
      {
        id: 7,
        name: '7',
        role: null,
        hasLimitedAccess: false,
        locationIds: null,
        isActive: true,
        email: '',
        lastSeen: null,
        changedBy: null,
      },
    ],
    count: 1,
    total: 1,
    roles: [{ id: 'x', name: 'x', says: '', managesUsers: false }],
    locations: [],
    managers: 0,
    hasLimitedAccess: false,
    hasEditPermission: false,
  });
});
