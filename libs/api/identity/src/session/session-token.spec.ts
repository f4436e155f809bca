import { FIRST_KEY, keyRing, makeKey } from '@heizplatz/api-platform';
import { ROLES, type User } from '@heizplatz/identity';
import { SignJWT } from 'jose';
import { signSessionToken, verifySessionToken } from './session-token';
import { getTokenKeys } from './token-keys';

const NOW = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const KEYS = keyRing({ [FIRST_KEY]: makeKey('session') });
const ANKE: User = {
  id: 7,
  title1: 'Dr.',
  title2: '',
  roles: [ROLES.customer, ROLES.press],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: true,
  firstName: 'Änke',
  lastName: 'Vogt',
};

describe('a session token', () => {
  it.each([
    [0, true],
    [1799, true],
    [1800, false],
    [86_400, false],
  ])('after %i s names its user: %s', async (seconds, lives) => {
    const { token, expirySeconds } = await signSessionToken(ANKE, KEYS, NOW);
    expect(expirySeconds).toBe(NOW.getTime() / 1000 + 1800);
    await expect(verifySessionToken(token, KEYS, later(seconds))).resolves.toEqual(
      lives ? { user: ANKE, familyId: null, actingUserId: null } : null,
    );
  });

  it('of another key names nobody', async () => {
    const { token } = await signSessionToken(ANKE, keyRing({ [FIRST_KEY]: makeKey('session') }), NOW);
    await expect(verifySessionToken(token, KEYS, NOW)).resolves.toBeNull();
  });

  it('whose payload was altered names nobody', async () => {
    const { token } = await signSessionToken(ANKE, KEYS, NOW);
    const [header, , signature] = token.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: '1', role: ROLES.admin, exp: 9_999_999_999 })).toString(
      'base64url',
    );
    await expect(verifySessionToken(`${header}.${payload}.${signature}`, KEYS, NOW)).resolves.toBeNull();
  });

  it.each([
    ['without signature', { alg: 'none', typ: 'JWT' }, ''],
    ['signed with the public key as a shared secret', { alg: 'HS256', typ: 'JWT' }, 'c2ln'],
  ])('%s names nobody', async (_, header, signature) => {
    const parts = [header, { sub: '1', iss: 'heizplatz', exp: 9_999_999_999 }];
    const unsigned = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    await expect(verifySessionToken(`${unsigned}.${signature}`, KEYS, NOW)).resolves.toBeNull();
  });

  it.each([
    ['another issuer', (jwt: SignJWT) => jwt.setIssuer('elsewhere').setExpirationTime(later(60))],
    ['no end', (jwt: SignJWT) => jwt.setIssuer('heizplatz')],
  ])('with %s names nobody', async (_, prepare) => {
    const jwt = prepare(new SignJWT({ sub: '7' }).setProtectedHeader({ alg: 'EdDSA' }));
    const token = await jwt.sign(getTokenKeys(KEYS).signing);
    await expect(verifySessionToken(token, KEYS, NOW)).resolves.toBeNull();
  });

  it.each(['', 'x', 'a.b.c', '..', 'ä'])('that reads %j names nobody', async (token) => {
    await expect(verifySessionToken(token, KEYS, NOW)).resolves.toBeNull();
  });
});
