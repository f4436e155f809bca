import fc from 'fast-check';
import { parsePayload } from './parse-payload.ts';
import { toClaims } from './token-claims.ts';
import type { User } from './user.ts';
import { parseUser } from './parse-user.ts';

const ANKE: User = {
  id: 7,
  title1: 'Dr.',
  title2: '',
  roles: ['Role_Customer'],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: true,
  firstName: 'Änke',
  lastName: 'Vogt',
};

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const getToken = (payload: unknown) => `${base64url('{}')}.${base64url(JSON.stringify(payload))}.signature`;

const unlimited = () =>
  fc.record<User>({
    id: fc.integer({ min: 1, max: 999_999_999 }),
    title1: fc.string({ unit: 'grapheme' }),
    title2: fc.string(),
    roles: fc.array(fc.string()),
    isImpersonatedS: fc.boolean(),
    isGuest: fc.boolean(),
    hasAnyOrder: fc.boolean(),
    firstName: fc.string({ unit: 'grapheme' }),
    lastName: fc.string({ unit: 'binary' }),
  });

const limited = () =>
  fc
    .tuple(unlimited(), fc.array(fc.integer({ min: 1, max: 3 })))
    .map(([user, countryIds]) => ({ ...user, countryIds }));

describe('parseUser', () => {
  it.each([
    ['a single value', 'Role_Customer', ['Role_Customer']],
    ['a list', ['Role_Customer', 'Role_Press'], ['Role_Customer', 'Role_Press']],
    ['an empty list', [], []],
    ['absent', undefined, []],
  ])('reads the role claim: %s', (_, role, roles) => {
    expect(parseUser({ sub: '7', ...(role !== undefined && { role }) })).toMatchObject({ id: 7, roles });
  });

  it('has neither rights nor names that the token does not give', () => {
    expect(parseUser({ sub: '7' })).toEqual({
      ...{ id: 7, roles: [], title1: '', title2: '', firstName: '', lastName: '' },
      ...{ isGuest: false, isImpersonatedS: false, hasAnyOrder: false },
    });
  });

  it.each([
    ['nothing', null],
    ['text', 'sub'],
    ['no subject', { role: 'Role_Customer' }],
    ['a subject that is no number', { sub: 'admin' }],
    ['a number behind something else', { sub: 'x7' }],
    ['a number before something else', { sub: '7x' }],
    ['a number that no account has', { sub: '1234567890' }],
    ['an empty subject', { sub: '' }],
    ['a role that is no text', { sub: '7', role: 1 }],
    ['a flag that is no boolean', { sub: '7', isGuest: 'false' }],
  ])('names nobody for %s', (_, payload) => {
    expect(parseUser(payload)).toBeNull();
  });

  it('gives back every user that claims were made of, through the token’s text', () => {
    const users = fc.oneof(unlimited(), limited());
    fc.assert(fc.property(users, (user) => expect(parseUser(parsePayload(getToken(toClaims(user))))).toEqual(user)));
  });
});

it.each([
  [[], undefined],
  [['Role_Press'], 'Role_Press'],
  [
    ['Role_Press', 'Role_Customer'],
    ['Role_Press', 'Role_Customer'],
  ],
])('the roles %j are the claim %j', (roles, role) => {
  const claims = toClaims({ ...ANKE, roles });
  expect('role' in claims).toBe(role !== undefined);
  expect(claims.role).toEqual(role);
});

describe('parsePayload', () => {
  it('reads UTF-8', () => {
    expect(parseUser(parsePayload(getToken(toClaims(ANKE))))).toEqual(ANKE);
  });

  it.each(['', 'a', 'a.b.c', 'a.!!.c', `a.${base64url('{')}.c`])('is null for %j', (token) => {
    expect(parsePayload(token)).toBeNull();
  });
});
