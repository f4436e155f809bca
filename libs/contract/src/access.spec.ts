import { ROLES, type User } from '@heizplatz/identity';
import { type Access, ACCOUNTS, ANYONE, CUSTOMERS, DEALER_KEY, findRefusal, IDENTIFIED, mayCall } from './access.ts';

const userWith = (roles: readonly string[], isGuest = false): User => ({
  ...{ id: 7, title1: '', title2: '', firstName: 'Anke', lastName: 'Vogt' },
  ...{ roles: [...roles], isGuest, isImpersonatedS: false, hasAnyOrder: false },
});
const { admin, customer, editor, marketing, press } = ROLES;
const USERS = {
  anonymous: null,
  guest: userWith([customer], true),
  customer: userWith([customer]),
  dealer: userWith([]),
  editor: userWith([editor]),
  admin: userWith([admin]),
};
type Name = keyof typeof USERS;

const PRESS: Access = { kind: 'roles', anyOf: [press] };
const NEWS: Access = { kind: 'roles', anyOf: [marketing, editor] };
const OWN_OR_NEWS: Access = { kind: 'customers', orRoles: [marketing, editor] };

// access, who is asked to log in, who is refused
it.each<[string, Access, Name[], Name[]]>([
  ['anyone', ANYONE, [], []],
  ['identified', IDENTIFIED, ['anonymous'], []],
  ['accounts', ACCOUNTS, ['anonymous'], ['guest']],
  ['customers', CUSTOMERS, ['anonymous'], ['guest', 'dealer', 'editor', 'admin']],
  ['customers or some staff', OWN_OR_NEWS, ['anonymous'], ['guest', 'dealer']],
  ['one role', PRESS, ['anonymous'], ['guest', 'customer', 'dealer', 'editor']],
  ['one of two roles', NEWS, ['anonymous'], ['guest', 'customer', 'dealer']],
  ['a dealer’s key', DEALER_KEY, ['anonymous', 'guest', 'customer', 'dealer', 'editor', 'admin'], []],
])('%s', (_, access, unauthenticated, forbidden) => {
  for (const [name, user] of Object.entries(USERS) as [Name, User | null][]) {
    const refusal = unauthenticated.includes(name) ? 'UNAUTHENTICATED' : forbidden.includes(name) ? 'FORBIDDEN' : null;
    expect([name, findRefusal(access, user)]).toEqual([name, refusal]);
    expect(mayCall(user, { access })).toBe(refusal === null);
  }
});

it('may make several calls who may make each', () => {
  expect(mayCall(USERS.editor, { access: NEWS }, { access: IDENTIFIED })).toBe(true);
  expect(mayCall(USERS.editor, { access: NEWS }, { access: PRESS })).toBe(false);
});
