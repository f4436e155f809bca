import { accountByEmail, seedFirstAdmin, users } from '@heizplatz/api-identity';
import { insertCustomer } from '@heizplatz/api-identity/testing';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import pino from 'pino';
import { loadConfig } from '../../process/load-config';

const api = withApi();
const log = pino({ level: 'silent' });
const seed = (email: string, password = 'Kessel-und-Kamin-7') =>
  seedFirstAdmin(api().db, { firstAdmin: { email, password }, now: TEST_NOW, log });

describe('the first admin', () => {
  it('is none without being named, and no customer becomes it', async () => {
    await insertCustomer(api(), { email: 'kunde@example.com' });
    await seedFirstAdmin(api().db, { firstAdmin: null, now: TEST_NOW, log });
    await seed('Kunde@example.com');
    expect((await accountByEmail(api().db, 'kunde@example.com'))?.roles).toEqual([ROLES.customer]);
    await expect(api().db.$count(users)).resolves.toBe(1);
  });

  it('is made once, by one of several nodes, and logs in', async () => {
    await Promise.all([seed('chef@example.com'), seed('chef@example.com'), seed('chef@example.com')]);
    await seed('zweite@example.com');
    await expect(api().db.$count(users)).resolves.toBe(2);
    const visitor = await api().visitorWithCsrf();
    const body = { UserName: 'chef@example.com', Password: 'Kessel-und-Kamin-7' };
    await expect(visitor.call(CALLS.login, { body })).resolves.toMatchObject({ success: true });
  });

  it.each([
    [{ FIRST_ADMIN_EMAIL: 'chef@example.com' }, 'go together'],
    [{ FIRST_ADMIN_EMAIL: 'chef', FIRST_ADMIN_PASSWORD: 'Kessel-und-Kamin-7' }, 'FIRST_ADMIN_EMAIL'],
    [{ FIRST_ADMIN_EMAIL: 'chef@example.com', FIRST_ADMIN_PASSWORD: 'kurz' }, 'FIRST_ADMIN_PASSWORD'],
    [{ FIRST_ADMIN_EMAIL: 'chef@example.com', FIRST_ADMIN_PASSWORD: 'passwort123' }, 'PASSWORD_COMMON'],
  ])('%j is refused at start', (env, text) => {
    expect(() => loadConfig({ MODE: 'test', DATABASE_URL: 'postgres://x/y', ...env })).toThrow(text);
  });
});
